declare module 'linebreak' {
  /** Finds where lines may break, by the rules of Unicode. */
  export default class LineBreaker {
    constructor(text: string);
    /** The next place, before which a line may or must end; null at the end. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
