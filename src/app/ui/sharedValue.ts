import { useSyncExternalStore } from 'react';

/** A minimal external store: one value that components share and that outlives them. */
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
    /** Calls a listener on every change. Returns the unsubscribe function. */
    subscribe,
    set(next: Value): void {
      now = next;
      for (const listener of listeners) listener();
    },
    use: (): Value => useSyncExternalStore(subscribe, get),
  };
}
