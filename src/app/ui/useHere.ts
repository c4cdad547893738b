import { type RefObject, useEffect, useRef } from 'react';

/** False once what asks is not on the screen any more, for work that outlives it. */
export function useHere(): RefObject<boolean> {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
