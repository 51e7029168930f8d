# Environments, training and the bot that learned.

error-encoding_no_package = Encoding this game needs a package that is not installed: { $package }. To install it: pip install "megavolt[rl]"
error-encoding_unknown_game = There is no encoding for { $game }. Choose one of: { $known }.
error-env_opponents = Name one bot for all other seats, or one for each of them. Bots: { $count }; players: { $players }.
error-encoding_too_large = This content does not fit the encoding of the game. Cards or contracts of one kind: { $count }; at most: { $most }. Use content with fewer.

# ---- the bot that learned

error-neural_unknown_game = There is no net for { $game }. Choose another bot.
error-neural_no_package = The bot neural needs a package that is not installed: { $package }. To install it: pip install { $package }
error-neural_no_weights = No weights for { $game } come with Megavolt yet. Train some with: megavolt train { $game } --folder FOLDER, and name the bot neural:FOLDER/weights.npz
error-neural_no_file = The file of weights { $file } cannot be read ({ $problem }). Check its name.
error-neural_bad_file = { $file } is not a file of weights. Name one that megavolt train has written.
error-neural_other_game = The weights in { $file } are not for { $game }, or for another version of its encoding. Train new ones with megavolt train.

# ---- megavolt train

help-train = Train a net by play against itself; needs PyTorch.
help-train-game = Which game. Without --players and --option, all editions, maps and numbers of players of its family are mixed.
help-train-folder = Where the run is kept: weights, checkpoints, metrics and a page with plots.
help-train-resume = Go on with the run in the folder.
help-train-minutes = How long the run lasts, resumed parts included; 5 if nothing is said.
help-train-pause = Stop after so many minutes, preparing included, to go on later with --resume.
help-train-iterations = End after so many updates.
help-train-players = Train for this number of players only.
help-train-device = Where the net is worked out: cpu, or cuda for a GPU.
help-train-workers = How many threads or processes play.
help-train-games = How many games are played at once.
help-train-usual = Where numbers of players are mixed, this many times as many games of four.
help-train-focus = Where editions are mixed, this many times as many games of GAME itself.
help-train-planner-every = Learn every so many updates from games against the planner; 0 for never.
help-train-lessons = First learn from so many games of a teacher.
help-train-start = Weights to begin with, of an earlier run.
help-train-teacher = The bot to learn from first; planner if nothing is said.
help-train-width = The size of the net; 512 in the board game if nothing is said.
help-train-rate = How fast it learns at the start.
help-train-set = Another setting of the run, for example --set epochs=1; an unknown name lists them all. Can be repeated.
help-train-evaluate = How many games each evaluation plays; 0 for none.
help-train-opponent = A bot to measure against. Can be repeated.
help-train-json = Print the metrics as lines of JSON.
error-train_no_torch = Training needs a package that is not installed: torch. To install it: pip install "megavolt[train]"
error-train_no_cuda = No GPU can be used for training. Leave out --device cuda, or install a torch that finds your GPU.
error-train_folder_used = There is a run in { $folder } already. Go on with it by --resume, or name another folder.
error-train_bad_checkpoint = There is no run in { $folder } that can be resumed. Name the folder of a run, or begin a new one without --resume.
error-train_resume_fixed = A run keeps its players, options, seed, teacher and width. Leave them out with --resume.
error-train_other_game = The run in { $folder } trains for { $game }. Name that game.
error-train_unknown_setting = “{ $text }” does not set anything. Write NAME=VALUE with one of these names: { $known }.
error-train_bad_setting = { $name } cannot be “{ $text }”. Give a number from { $least } to { $most }.
error-train_folder = The run cannot be kept in { $folder } ({ $problem }). Name a folder that can be written.
error-train_bad_lessons = { $file } holds no games of a teacher for this run. Delete it to have new ones played, or put a file there that a run for this game has written.
train-update =
    { $minutes } min: update { $number }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $games ->
        [one] { $games } game ended
       *[other] { $games } games ended
    }
train-cloned = { $minutes } min: pass { $number } over the teacher’s games, same move in { $agreed } %
train-lessons =
    { $minutes } min: { $games ->
        [one] { $games } game of the teacher
       *[other] { $games } games of the teacher
    }
train-duel = { $minutes } min: won { $share } % ({ $low }–{ $high }) against { $bot }; { $kind }, games: { $games }
train-done = Done. Play against it as neural:{ $file }
train-page-title = Training for { $game }
train-page-share = Share of games won against { $bot }
train-page-curve = { $name }
train-page-evaluation = Evaluation
train-page-kind = Kind
train-page-bot = Against
train-page-minutes = Minutes
train-page-games = Games
train-page-won = Won
