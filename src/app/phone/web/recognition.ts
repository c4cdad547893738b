import type { Recognition } from '../face.ts';

type Makes = new () => Recognition;

declare global {
  interface Window {
    SpeechRecognition?: Makes;
    webkitSpeechRecognition?: Makes;
  }
}

/** What makes a recognition on this device; undefined where it cannot listen. */
export const recognitionMaker = (): Makes | undefined =>
  window.SpeechRecognition ?? window.webkitSpeechRecognition;
