// Calling for somebody whose turn it is: the title of the browser's tab, and a sound if they want one.
import { settings } from './settings.svelte';

const NOTES = [659, 880]; // hertz, one after the other
const LENGTH = 0.18; // seconds each
const LOUD = 0.12;

class Attention {
  wanted = $state(false); // is it our turn at the table that is open?
  waiting = $state(0); // tables at which it is our turn, as the start page lists them
  #audio: AudioContext | null = null;

  /** Turn the sound on or off; on, it is heard once, which also lets the browser play it later. */
  setSound(on: boolean): void {
    settings.set('sound', on);
    if (on) this.ring();
  }

  /** It is our turn, or no longer. */
  call(mine: boolean): void {
    if (mine && !this.wanted && settings.sound) this.ring();
    this.wanted = mine;
  }

  ring(): void {
    this.#audio ??= new AudioContext();
    const audio = this.#audio;
    void audio.resume();
    NOTES.forEach((hertz, n) => {
      const [tone, volume, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + n * LENGTH];
      tone.frequency.value = hertz;
      volume.gain.setValueAtTime(LOUD, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + LENGTH);
    });
  }
}

export const attention = new Attention();
