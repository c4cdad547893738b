import { useEffect, useState } from 'react';

/** Debounces typed text, so that not every keystroke sends a request. */
export function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), 250);
    return () => clearTimeout(timer);
  }, [typed]);
  return debounced;
}
