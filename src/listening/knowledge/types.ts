import type { SeverityLevel } from '../../domain/analysis.ts';

/** Where a claim comes from: the page's address and its title. */
export type Source = readonly [url: string, title: string];

/**
 * How far the cited pages carry a claim: they state it, they only support its topic, it is general knowledge, or no
 * source was found.
 */
export type Support = 'direct' | 'related' | 'general' | 'none';

/** Something seen in a dog that may mean illness, injury or danger. */
export interface Sign {
  id: string;
  name: string;
  urgency: SeverityLevel;
  support: Support;
  /** How owners put it. */
  said: readonly string[];
  /** What it can go with: things, not sentences. */
  mayBe: readonly string[];
  /** Beside the call, which goes by how grave it is. It fits signs as grave as this one usually is. */
  doNow: readonly string[];
  /** Further steps that take time: not where it is graver than usual. */
  unhurried?: readonly string[];
  seeVet: string;
  /** What makes it worse (or, now and then, lighter) than its usual urgency. */
  raisedIf: readonly (readonly [circumstance: string, urgency: SeverityLevel])[];
  modifiers?: readonly string[];
  sources: readonly Source[];
}

/** Something a dog does that may say how it feels. */
export interface Behaviour {
  id: string;
  name: string;
  urgency: SeverityLevel;
  said: readonly string[];
  maySay: readonly string[];
  otherwise: readonly string[];
  ruleOut: readonly string[];
  toTry: readonly string[];
  raisedIf?: readonly string[];
  sources: readonly Source[];
}

/** A sentence for owners and the page it rests on. */
export interface Claim {
  id: string;
  text: string;
  source: string | null;
  support: Support;
}

export interface BreedTip extends Claim {
  breed: string;
}

/** A tip for one day, and when it fits: nothing in `when` fits any dog on any day. */
export interface DailyTip extends Claim {
  title: string;
  when: {
    season?: readonly string[];
    month?: readonly number[];
    /** The months are those of a feast, which has its date wherever one lives. */
    feast?: true;
    life_stage?: readonly string[];
    weather?: string;
    logged?: Readonly<Record<string, string | number | boolean>>;
    profile?: Readonly<Record<string, number | boolean>>;
  };
}

type Hazard = readonly [hazard: string, sources: readonly string[]];

export interface Month {
  month: number;
  tip: string;
  /** Of the season: half a year later in the south. */
  hazards: readonly Hazard[];
  /** Of the month's feasts, which have their dates wherever one lives. */
  feasts?: readonly Hazard[];
}

export interface Stage {
  label: string;
  watch: readonly string[];
  checks: readonly [text: string, source: string];
  /** Null where no page that can be trusted states it. */
  exercise: readonly [text: string, source: string] | null;
  feeding: readonly [text: string, source: string];
}
