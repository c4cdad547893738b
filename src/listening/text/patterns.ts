import { type SeverityLevel, severityLevels } from '../../domain/severity.ts';

/** One term of a pattern: any of the concepts, said or (if `negated`) negated; with `after`, only after the term before. */
export interface Term {
  readonly names: readonly string[];
  readonly negated: boolean;
  readonly after: boolean;
}

/** Concepts that together are evidence of a sign, a behaviour or a compound concept. */
export interface Pattern {
  readonly id: string;
  readonly terms: readonly Term[];
  /** Concepts that must not stand in the same sentence. */
  readonly without: readonly string[];
  /** How far apart the outermost hits may be, in words. */
  readonly near: number;
  readonly level: SeverityLevel | null;
}

const defaultNear = 9;

/** Parses lines of `id: pattern; pattern`; `lexicon/signPatterns.txt` describes the syntax. Throws on a line without an id. */
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
  let near = defaultNear;
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
  const negated = rest.startsWith('-');
  const names = (negated ? rest.slice(1) : rest).split('/');
  // Licking something up is eating it, but not licking is no loss of appetite.
  if (!negated && names.includes('eat')) names.push('lap-up');
  return { names, negated, after };
}
