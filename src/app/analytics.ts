import type { ActivityType } from '../domain/activity.ts';

/** What is worth counting, by its name, with what is said of it: never who, which dog, or in what words. */
type Countable = {
  'Activity Logged': { type: ActivityType };
  'AI Insight Viewed': { kind: 'daily' | 'notes' | 'photos' };
  'Voice Used': undefined;
  'Signed In': undefined;
  'Signed Up': undefined;
  'Onboarding Step': { step: 'preferences' | 'dog' };
  'Dog Created': undefined;
};

export type Happening = { name: keyof Countable | 'pageview'; props?: Record<string, string> | undefined };

declare global {
  interface Window {
    /** What happened before the script that counts was there, and the script itself once it is. */
    harkHappened?: Happening[];
    harkCount?: (happening: Happening) => void;
  }
}

/** Whether this page came with the script that counts: see public/scripts/counting.ts. */
const isCounting = typeof document !== 'undefined' && document.querySelector('script[data-domain]') !== null;

/** Has something counted, where anything is: nothing is by default. */
export function report<Name extends keyof Countable>(
  name: Name,
  ...[props]: Countable[Name] extends undefined ? [] : [Countable[Name]]
): void {
  if (!isCounting) return;
  const happening = { name, props };
  if (window.harkCount) window.harkCount(happening);
  else (window.harkHappened ??= []).push(happening);
}
