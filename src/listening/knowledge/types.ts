import type { SeverityLevel } from '../../domain/severity.ts';

/** Where a claim comes from: the page's address and its title. */
export type Source = readonly [url: string, title: string];

/**
 * How far the cited pages support a claim. `direct`: they state it; `related`: they only support its topic; `general`: it is
 * general knowledge; `none`: no source was found.
 */
export type Support = 'direct' | 'related' | 'general' | 'none';

/** Something seen in a dog that may mean illness, injury or danger. */
export interface Sign {
  id: string;
  name: string;
  urgency: SeverityLevel;
  support: Support;
  /** Examples of how owners put it. */
  said: readonly string[];
  /** Possible causes: noun phrases, not sentences. */
  mayBe: readonly string[];
  /** What to do apart from calling the vet, which depends on the level. Only for the sign's usual urgency. */
  doNow: readonly string[];
  /** Further steps that take time. Not if the sign is graver than usual. */
  unhurried?: readonly string[];
  seeVet: string;
  /** What makes it graver (or, now and then, milder) than its usual urgency. */
  raisedIf: readonly (readonly [circumstance: string, urgency: SeverityLevel])[];
  modifiers?: readonly string[];
  /** The pages that state what it may be. Owners see their publishers. */
  sources: readonly Source[];
  /** Further pages that its level, times and warnings were taken from. Owners never see them. */
  background?: readonly Source[];
}

/** A behaviour that may say how a dog feels. */
export interface Behaviour {
  id: string;
  name: string;
  urgency: SeverityLevel;
  /** How far the cited pages support what it may say. */
  support: Support;
  said: readonly string[];
  /** What it may mean: noun phrases, the likeliest first. */
  maySay: readonly string[];
  otherwise: readonly string[];
  ruleOut: readonly string[];
  toTry: readonly string[];
  raisedIf?: readonly string[];
  /** The pages that state what it may say. Owners see their publishers. */
  sources: readonly Source[];
  /** Further pages that the steps and the warnings were taken from. Owners never see them. */
  background?: readonly Source[];
}

/** A sentence for owners and the page it rests on. */
export interface Claim {
  id: string;
  text: string;
  source: string | null;
  support: Support;
  /** What it is about, if other tips are about the same: of them, a dog's owner is told one at a time. */
  matter?: string;
  when?: When;
}

/** When a tip fits: nothing in it fits any dog on any day. */
export interface When {
  season?: readonly string[];
  /** In the north; half a year later in the south. */
  month?: readonly number[];
  /** The months are those of a holiday, whose date is the same in both hemispheres. */
  feast?: true;
  /** Fits wherever it is warm: in the warm months, and always between the tropics. */
  warm?: true;
  life_stage?: readonly string[];
  weather?: string;
  logged?: Readonly<Record<string, string | number | boolean>>;
  profile?: Readonly<Record<string, number | boolean>>;
}

export interface BreedTip extends Claim {
  breed: string;
}

/** A tip for one day. */
export interface DailyTip extends Claim {
  title: string;
  when: When;
}

/** What to do about a danger of a month, in words that name it, and the pages that state that it is one. */
export type Hazard = readonly [advised: string, sources: readonly string[]];

export interface Month {
  month: number;
  tip: string;
  /** Hazards of the season: half a year later in the southern hemisphere. */
  hazards: readonly Hazard[];
  /** Hazards of the month's holidays, whose dates are the same in both hemispheres. */
  feasts?: readonly Hazard[];
}

export interface Stage {
  label: string;
  watch: readonly string[];
  checks: readonly [text: string, source: string];
  /** Null if no page that can be trusted states it. */
  exercise: readonly [text: string, source: string] | null;
  feeding: readonly [text: string, source: string] | null;
}
