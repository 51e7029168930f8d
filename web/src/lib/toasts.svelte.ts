// Short messages that come and go; a screen reader says them.
import { Refused } from './api/client';

export interface Toast {
  id: number;
  text: string;
  kind: 'note' | 'problem';
  action?: Action;
}

/** What can be done about it, as long as it is open. */
interface Action {
  label: string;
  isOpen: () => boolean;
  run: () => void;
}

class Toasts {
  list = $state<Toast[]>([]);
  #ids = 0;

  say(text: string, kind: Toast['kind'] = 'note', action?: Action): void {
    const id = ++this.#ids;
    this.list = [...this.list.slice(-3), { id, text, kind, action }];
    setTimeout(() => this.drop(id), kind === 'problem' ? 9000 : 5000);
  }

  problem(error: unknown): void {
    this.say(error instanceof Refused ? error.problem.text : String(error), 'problem');
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

/** Do something that the server may refuse, and say so if it does. */
export async function trying(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    toasts.problem(error);
    return false;
  }
}
