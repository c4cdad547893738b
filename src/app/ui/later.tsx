import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { LoadFailed } from './LoadFailed.tsx';
import { toast } from './toast.ts';

type Around = {
  /** Stands in its place until it has come. */
  meanwhile?: ReactNode;
  /** Stands in its place when it could not be fetched; without it, words that say so and offer to try again. */
  instead?: ReactNode | ComponentType<{ onRetry: () => void }>;
};

export type Near = { onPointerEnter?: () => void; onFocus?: () => void };

type Later<Props> = ComponentType<Props & Around> & {
  /** Sends for the code before it is drawn. */
  load: () => Promise<ComponentType<Props>>;
  /** The same ahead of need: what fails now may be there by then. */
  prepare: () => void;
  /** What a button has that asks for it, so that the code is sent for when a hand comes near. */
  near: Near;
  /**
   * Does what needs the code as soon as that is there; where it cannot be fetched, a toast says so. Not once the owner
   * has gone to another page, opened a dialog or asked for something else.
   */
  whenThere: (act: () => void) => void;
};

/**
 * A component whose code comes when it is first drawn. Unlike React's own `lazy`, it is there as soon as its code is:
 * what a `Suspense` has once replaced, React holds back for 300 ms, even if it came in five. Code that cannot be
 * fetched takes nothing else off the screen, and is asked for again when the owner says so or the network is back. A
 * dialog, which has an `open`, is first drawn when it is opened; then it stays, to close before one's eyes.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Later<Props> {
  let loaded: ComponentType<Props> | null = null;

  function Later({ meanwhile = null, instead: Instead = LoadFailed, ...props }: Props & Around) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [failed, setFailed] = useState(false);
    const isClosed = (props as { open?: boolean }).open === false;
    if (loaded && !Part && !isClosed) setPart(() => loaded);
    useEffect(() => {
      if (Part || failed || isClosed) return;
      Later.load().then(
        (part) => setPart(() => part),
        () => setFailed(true),
      );
    }, [Part, failed, isClosed]);
    // Listens before it is drawn, or a network that is back at that moment would be missed.
    useLayoutEffect(() => {
      if (!failed) return;
      const again = () => setFailed(false);
      addEventListener('online', again);
      return () => removeEventListener('online', again);
    }, [failed]);

    if (Part) return <Part {...(props as unknown as Props)} />;
    if (isClosed) return null;
    if (!failed) return meanwhile;
    return typeof Instead === 'function' ? <Instead onRetry={() => setFailed(false)} /> : Instead;
  }
  Later.load = async () => {
    loaded = (await load()).default;
    return loaded;
  };
  Later.prepare = () => void Later.load().catch(() => null);
  Later.near = { onPointerEnter: Later.prepare, onFocus: Later.prepare };
  Later.whenThere = (act: () => void) => {
    const isStillWanted = asking();
    if (loaded) return act();
    const settled = showFetching();
    void Later.load()
      .finally(settled)
      .then(
        () => isStillWanted() && act(),
        () => isStillWanted() && sayNotLoaded(),
      );
  };
  return Later;
}

let asked = 0;

const openDialogs = () => document.querySelectorAll('[role=dialog][data-state=open]').length;

/**
 * Notes that the owner asks for something. Answers whether it is the last that was asked for, its page still there, and no
 * dialog over that which was opened since.
 */
function asking(): () => boolean {
  asked += 1;
  const [own, page, dialogs] = [asked, location.pathname, openDialogs()];
  return () => own === asked && page === location.pathname && openDialogs() <= dialogs;
}

const sayNotLoaded = () =>
  toast({
    title: "We couldn't load this part",
    description: 'Check your connection, then try again.',
    variant: 'destructive',
  });

let fetching = 0;

/** Lets the page show that something is on its way, until the answer is called. */
function showFetching(): () => void {
  const show = (more: 1 | -1) => {
    fetching += more;
    document.documentElement.toggleAttribute('data-fetching', fetching > 0);
  };
  show(1);
  return () => show(-1);
}
