import type { PluginListenerHandle } from '@capacitor/core';
import { SpeechRecognition as Speech } from '@capgo/capacitor-speech-recognition';
import type { Recognition } from '../device.ts';
import { logDeviceError } from './logDeviceError.ts';

/** Silence that ends a sentence, in ms; an iPhone would go on listening. */
const silence = 1_800;

/** How long to wait for the device to release the microphone, in ms. */
const releaseTimeout = 1_500;

/** The plugin's error codes as Web Speech API errors; all others become `service-not-allowed`. */
const errors: Record<string, string> = {
  INSUFFICIENT_PERMISSIONS: 'not-allowed',
  MICROPHONE_PERMISSION_DENIED: 'not-allowed',
  NO_MATCH: 'no-speech',
  SPEECH_TIMEOUT: 'no-speech',
  KAFASSISTANTERRORDOMAIN_1110: 'no-speech',
  NETWORK: 'network',
  NETWORK_TIMEOUT: 'network',
  AUDIO: 'audio-capture',
  AUDIO_SESSION_FAILED: 'audio-capture',
  AUDIO_ENGINE_START_FAILED: 'audio-capture',
};

let available = false;

/** Checks whether this device supports speech recognition. */
export async function detectRecognition(): Promise<void> {
  ({ available } = await Speech.available());
}

/** The speech recognition class; undefined if this device does not support it. */
export const recognitionClass = () => (available ? NativeRecognition : undefined);

/** Resolves when the device has released the microphone. */
let free: Promise<unknown> = Promise.resolve();

/** The device's speech recognition behind the Web Speech API. */
class NativeRecognition extends EventTarget implements Recognition {
  lang = '';
  continuous = false;
  interimResults = false;
  readonly alwaysFiresStart = true;
  private heard = false;
  private begun = false;
  private ended = false;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private listeners: Promise<PluginListenerHandle>[] = [];
  private released = () => {};

  start() {
    const before = free;
    free = new Promise<void>((resolve) => {
      this.released = resolve;
    });
    void this.listen(before).catch((error: unknown) => {
      logDeviceError(error);
      this.fail('service-not-allowed');
      this.release();
    });
  }

  stop() {
    if (this.begun) void Speech.stop().catch(logDeviceError);
    else this.end();
  }

  abort() {
    this.fail('aborted');
    this.stop();
  }

  private async listen(before: Promise<unknown>) {
    const { speechRecognition } = await Speech.requestPermissions();
    await Promise.race([before, new Promise((resolve) => setTimeout(resolve, releaseTimeout))]);
    if (this.ended) return this.release();
    if (speechRecognition !== 'granted') {
      this.fail('not-allowed');
      return this.release();
    }
    this.listeners = [
      Speech.addListener('partialResults', ({ matches }) => this.hear(matches?.[0])),
      Speech.addListener('error', ({ code }) => this.fail(errors[code] ?? 'service-not-allowed')),
      Speech.addListener('listeningState', ({ status }) => {
        if (status === 'started') this.begin();
        else if (status === 'stopped') this.release();
      }),
    ];
    await Promise.all(this.listeners);
    // Partial results, because Android gives no final result once it is told to stop.
    await Speech.start({ language: this.lang, maxResults: 1, partialResults: true });
    this.begin();
  }

  /** Listening has started, unless it was stopped before that. */
  private begin() {
    if (this.begun) return;
    this.begun = true;
    if (this.ended) this.stop();
    else this.dispatchEvent(new Event('start'));
  }

  private hear(words = '') {
    if (!words || this.ended) return;
    this.heard = true;
    this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript: words }]] }));
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.stop(), silence);
  }

  private fail(error: string) {
    // What was heard before the failure still counts.
    if (!this.ended && !this.heard) this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.end();
  }

  private end() {
    if (this.ended) return;
    this.ended = true;
    clearTimeout(this.quiet);
    this.dispatchEvent(new Event('end'));
  }

  /** The device has released the microphone. */
  private release() {
    this.end();
    for (const listener of this.listeners)
      void listener.then((handle) => handle.remove()).catch(logDeviceError);
    this.released();
  }
}
