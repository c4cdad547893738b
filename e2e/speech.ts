import type { Page } from '@playwright/test';

/** A fake microphone, controlled by the test. */
interface Microphone {
  starts: { lang: string; continuous: boolean; interimResults: boolean }[];
  stops: number;
  say: (words: string) => void;
  fail: (error: string) => void;
}

type WithMicrophone = typeof globalThis & { microphone: Microphone };

/** Replaces speech recognition in all of the page's documents by a fake that hears what the test says. */
export async function giveMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = new Set<FakeRecognition>();
    class FakeRecognition extends EventTarget {
      lang = '';
      continuous = true;
      interimResults = true;

      start() {
        live.add(this);
        const { lang, continuous, interimResults } = this;
        microphone.starts.push({ lang, continuous, interimResults });
      }
      stop() {
        if (!live.has(this)) return;
        microphone.stops += 1;
        this.end();
      }
      abort() {
        if (live.has(this)) this.fail('aborted');
      }
      say(transcript: string) {
        this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }));
        this.end();
      }
      fail(error: string) {
        this.dispatchEvent(Object.assign(new Event('error'), { error }));
        this.end();
      }
      private end() {
        live.delete(this);
        this.dispatchEvent(new Event('end'));
      }
    }
    const microphone: Microphone = {
      starts: [],
      stops: 0,
      say: (words) => live.forEach((each) => each.say(words)),
      fail: (error) => live.forEach((each) => each.fail(error)),
    };
    Object.assign(globalThis, {
      microphone,
      SpeechRecognition: FakeRecognition,
      webkitSpeechRecognition: FakeRecognition,
    });
  });
}

/** Turns off, on the page's device, that what is said whole is saved at once: it then stays in the form. */
export async function keepSpokenInForm(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('saveSpoken', 'off'));
}

/** Removes speech recognition from the page, as in a browser without it. */
export async function takeMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
}

export const say = (page: Page, words: string) =>
  page.evaluate((said) => (globalThis as WithMicrophone).microphone.say(said), words);

export const fail = (page: Page, error: string) =>
  page.evaluate((code) => (globalThis as WithMicrophone).microphone.fail(code), error);

/** How recognition was started and stopped so far. */
export const listened = (page: Page) =>
  page.evaluate(() => {
    const { starts, stops } = (globalThis as WithMicrophone).microphone;
    return { starts, stops };
  });
