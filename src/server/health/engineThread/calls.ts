import { listen } from '../../../listening/listen.ts';
import { readNote } from '../../../listening/readNote.ts';
import { analysisOf } from './photoAnalysis.ts';

/**
 * What the listening engine is asked. All of it is pure and runs in the engine's thread; arguments and results travel
 * between threads, so they are plain data.
 */
export const engineCalls = { listen, readNote, photoAnalysis: analysisOf };

export type EngineCalls = typeof engineCalls;
export type EngineCallName = keyof EngineCalls;

/** A job for the engine's thread. */
export interface Job {
  name: EngineCallName;
  given: unknown;
}
