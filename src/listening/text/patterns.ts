import { type SeverityLevel, severityLevels } from '../../domain/analysis.ts';

/** One place in a pattern: any of the concepts, said or (where denied) denied, maybe only after the one before. */
export interface Term {
  readonly names: readonly string[];
  readonly denied: boolean;
  readonly after: boolean;
}

/** Concepts that together speak of something. */
export interface Pattern {
  readonly id: string;
  readonly terms: readonly Term[];
  /** Concepts that must not stand in the same sentence. */
  readonly without: readonly string[];
  /** How far apart the outermost may stand, in words. */
  readonly near: number;
  readonly level: SeverityLevel | null;
}

const usualReach = 9;

/** The patterns of a text of lines `id: pattern; pattern`. Throws on a line that is not one. */
export function parsePatterns(source: string): Pattern[] {
  return source
    .trim()
    .split('\n')
    .flatMap((line) => {
      const colon = line.indexOf(': ');
      if (colon < 0) throw new Error(`No pattern: ${line}`);
      const id = line.slice(0, colon);
      return line
        .slice(colon + 2)
        .split(';')
        .filter((part) => part.trim())
        .map((part) => parsePattern(id, part.trim().split(/\s+/)));
    });
}

function parsePattern(id: string, parts: readonly string[]): Pattern {
  const terms: Term[] = [];
  const without: string[] = [];
  let near = usualReach;
  let level: SeverityLevel | null = null;
  for (const part of parts) {
    if (part.startsWith('@')) near = Number(part.slice(1));
    else if (part.startsWith('=')) level = severityLevels.find((each) => each === part.slice(1)) ?? null;
    else if (part.startsWith('!')) without.push(part.slice(1));
    else terms.push(parseTerm(part));
  }
  return { id, terms, without, near, level };
}

function parseTerm(part: string): Term {
  const after = part.startsWith('>');
  const rest = after ? part.slice(1) : part;
  const denied = rest.startsWith('-');
  const names = (denied ? rest.slice(1) : rest).split('/');
  // What was licked up was eaten, but not to lick is not to be off one's food.
  if (!denied && names.includes('eat')) names.push('lapup');
  return { names, denied, after };
}
