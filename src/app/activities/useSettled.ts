import { useEffect, useState } from 'react';

/** What was typed, once typing has paused for a moment: not every letter is a question. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), 250);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
