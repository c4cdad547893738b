import { openModel } from './modelFiles.ts';

/** What `training/inOrder/network.py` writes beside the matrices: what their rows are. */
interface Names {
  readonly levels: readonly string[];
  readonly words: readonly string[];
  readonly concepts: readonly string[];
  readonly topics: readonly string[];
  readonly traits: readonly string[];
  readonly width: number;
  readonly layers: number;
  readonly maxConceptsPerWord: number;
}

export type Model = ReturnType<typeof load>;

let loaded: Model | undefined;

/** The network that reads in order. It is loaded by the first note. */
export const model = (): Model => (loaded ??= load());

function load() {
  const { names, matrix, rowsOf, dense } = openModel<Names>('notes');
  const { levels, topics, traits, width, layers, maxConceptsPerWord } = names;
  const norm = (name: string) => ({
    gain: matrix(`${name}.gain`).values,
    bias: matrix(`${name}.bias`).values,
  });
  return {
    levels,
    topics,
    traits,
    width,
    maxConceptsPerWord,
    wordRows: new Map(names.words.map((word, row) => [word, row])),
    conceptRows: new Map(names.concepts.map((concept, row) => [concept, row])),
    words: rowsOf('words'),
    concepts: rowsOf('concepts'),
    marks: rowsOf('marks'),
    contexts: rowsOf('contexts'),
    profileIn: dense('profileIn'),
    profileToWord: dense('profileToWord'),
    inputNorm: norm('inputNorm'),
    blocks: Array.from({ length: layers }, (_, index) => ({
      step: 2 ** index,
      filter: matrix(`filter${index}`),
      mix: dense(`mix${index}`),
      norm: norm(`norm${index}`),
    })),
    attend: dense('attend'),
    widen: dense('widen'),
    join: dense('join'),
    toLevels: dense('toLevels'),
    toTopics: dense('toTopics'),
  };
}
