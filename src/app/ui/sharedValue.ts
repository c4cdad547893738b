import { useSyncExternalStore } from 'react';

/** One value for all who show it, whichever of them changes it; it outlives every page. */
export function sharedValue<Value>(first: Value) {
  let now = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const get = () => now;
  return {
    get,
    /** Calls a listener whenever it changes. Answers how to stop that. */
    subscribe,
    set(next: Value): void {
      now = next;
      for (const listener of listeners) listener();
    },
    use: (): Value => useSyncExternalStore(subscribe, get),
  };
}
