import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDictation } from './useDictation.ts';

/** As browsers do it: what is given up ends a moment later, here when it is told to. */
class SlowToEnd extends EventTarget {
  stopped = false;
  start() {
    begun.push(this);
  }
  stop() {
    this.stopped = true;
  }
  abort() {}
}
let begun: SlowToEnd[] = [];

beforeEach(() => {
  begun = [];
  vi.stubGlobal('webkitSpeechRecognition', SlowToEnd);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('listening can start again before the last time has ended, and can be stopped', () => {
  const { result } = renderHook(() => useDictation(() => {}));
  act(() => result.current.start());
  act(() => result.current.cancel());
  act(() => result.current.start());
  act(() => void begun[0]?.dispatchEvent(new Event('end')));
  expect(result.current.listening).toBe(true);
  act(() => result.current.toggle());
  expect(begun).toHaveLength(2);
  expect(begun[1]?.stopped).toBe(true);
  act(() => void begun[1]?.dispatchEvent(new Event('end')));
  expect(result.current.listening).toBe(false);
});
