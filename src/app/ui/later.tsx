import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Meanwhile = {
  /** Stands in its place until it has come. */
  meanwhile?: ReactNode;
};

/**
 * A component whose code comes when it is first drawn. Unlike React's own `lazy`, it is there as soon as its code is:
 * what a `Suspense` has once replaced, React holds back for 300 ms, even if it came in five. Code that cannot be
 * fetched fails like an error in drawing.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & Meanwhile> & { load: () => Promise<ComponentType<Props>> } {
  let loaded: ComponentType<Props> | null = null;

  function Later({ meanwhile = null, ...props }: Props & Meanwhile) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part) return;
      Later.load().then(
        (part) => setPart(() => part),
        (error: unknown) =>
          setPart(() => {
            throw error;
          }),
      );
    }, [Part]);
    return Part ? <Part {...(props as unknown as Props)} /> : meanwhile;
  }
  /** Sends for the code before it is drawn. */
  Later.load = async () => {
    loaded = (await load()).default;
    return loaded;
  };
  return Later;
}
