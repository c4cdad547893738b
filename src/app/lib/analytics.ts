import type { EntryType } from '../../domain/activity.ts';

/** The events we count and their properties: never who did it, with which dog, or what they wrote. */
type Events = {
  'Activity Logged': { type: EntryType };
  'AI Insight Viewed': { kind: 'daily' | 'notes' | 'photos' };
  'Voice Used': undefined;
  'Signed In': undefined;
  'Signed Up': undefined;
  'Onboarding Step': { step: 'preferences' | 'dog' };
  'Dog Created': undefined;
};

export type AnalyticsEvent = {
  name: keyof Events | 'pageview';
  props?: Record<string, string> | undefined;
};

declare global {
  interface Window {
    /** Queue of events from before the analytics script had loaded. */
    harkEvents?: AnalyticsEvent[];
    /** Set by the analytics script. */
    harkTrack?: (event: AnalyticsEvent) => void;
  }
}

/** Whether this page includes the analytics script (public/scripts/counting.ts). */
const isEnabled = typeof document !== 'undefined' && document.querySelector('script[data-domain]') !== null;

/** Counts an event, if analytics are on; by default they are off. */
export function track<Name extends keyof Events>(
  name: Name,
  ...[props]: Events[Name] extends undefined ? [] : [Events[Name]]
): void {
  if (!isEnabled) return;
  const event = { name, props };
  if (window.harkTrack) window.harkTrack(event);
  else (window.harkEvents ??= []).push(event);
}
