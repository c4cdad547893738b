import { type RefObject, useEffect, useRef } from 'react';

/** A ref that tells whether the component is mounted, for async work that may outlive it. */
export function useMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
