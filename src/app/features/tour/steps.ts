import { hark } from '../../../domain/hark.ts';

export interface Step {
  id: string;
  title: string;
  text: string;
}

/** The steps, in order. A step's target is the element with its id as `data-tour`; the first step has none. */
export const steps: readonly Step[] = [
  {
    id: 'welcome',
    title: `Welcome to ${hark.name}`,
    text: "This page is your dog's day. Four quick stops, and you'll know your way around.",
  },
  {
    id: 'quick-log',
    title: 'Quick Log',
    text: 'Log a walk, a meal or a health note in seconds. What your dog usually does is already filled in.',
  },
  {
    id: 'voice-log',
    title: 'Voice Log',
    text: 'Leash in one hand? Tap the microphone and say it: “a thirty minute walk in the park”.',
  },
  {
    id: 'insights',
    title: 'Insights',
    text: "What you log turns into insights: your dog's patterns, tips that fit, and a heads-up when something changes.",
  },
  {
    id: 'goals',
    title: 'Goals',
    text: 'Choose how many walks and meals make a good day, and watch the rings close as you log them.',
  },
];
