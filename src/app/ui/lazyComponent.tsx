import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { LoadFailed } from './LoadFailed.tsx';
import { toast } from './toast.ts';

type LazyOptions = {
  /** Shown while loading. */
  fallback?: ReactNode;
  /** Shown if loading failed; by default an error with a Retry button. */
  errorFallback?: ReactNode | ComponentType<{ onRetry: () => void }>;
};

export type PreloadProps = { onPointerEnter?: () => void; onFocus?: () => void };

type LazyComponent<Props> = ComponentType<Props & LazyOptions> & {
  /** Loads the code. */
  load: () => Promise<ComponentType<Props>>;
  /** Loads the code ahead of need. Failures are ignored, since a later attempt may succeed. */
  preload: () => void;
  /** Props for a button that opens it: they preload the code on hover and focus. */
  preloadProps: PreloadProps;
  /**
   * Calls `act` once the code has loaded, or shows a toast if it cannot be loaded. Does nothing if the owner has
   * navigated, opened a dialog or requested something else meanwhile.
   */
  whenLoaded: (act: () => void) => void;
};

/**
 * A lazily loaded component. Unlike `React.lazy`, it renders as soon as its code is there: once a `Suspense` boundary
 * shows its fallback, React keeps that for 300 ms, even if the code takes five. A failed load affects nothing else on
 * screen, and is repeated when the owner presses Retry or the browser is back online. A dialog, which has an `open`
 * prop, is first mounted when it opens; it stays mounted after that, for its closing animation.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;

  function Lazy({
    fallback = null,
    errorFallback: ErrorFallback = LoadFailed,
    ...props
  }: Props & LazyOptions) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [failed, setFailed] = useState(false);
    const isClosed = (props as { open?: boolean }).open === false;
    if (loaded && !Part && !isClosed) setPart(() => loaded);
    useEffect(() => {
      if (Part || failed || isClosed) return;
      Lazy.load().then(
        (part) => setPart(() => part),
        () => setFailed(true),
      );
    }, [Part, failed, isClosed]);
    // A layout effect, so that it listens before paint and misses no `online` event.
    useLayoutEffect(() => {
      if (!failed) return;
      const retry = () => setFailed(false);
      addEventListener('online', retry);
      return () => removeEventListener('online', retry);
    }, [failed]);

    if (Part) return <Part {...(props as unknown as Props)} />;
    if (isClosed) return null;
    if (!failed) return fallback;
    return typeof ErrorFallback === 'function' ? (
      <ErrorFallback onRetry={() => setFailed(false)} />
    ) : (
      ErrorFallback
    );
  }
  Lazy.load = async () => {
    loaded = (await load()).default;
    return loaded;
  };
  Lazy.preload = () => void Lazy.load().catch(() => null);
  Lazy.preloadProps = { onPointerEnter: Lazy.preload, onFocus: Lazy.preload };
  Lazy.whenLoaded = (act: () => void) => {
    const isStillWanted = startRequest();
    if (loaded) return act();
    const hideLoading = showLoading();
    void Lazy.load()
      .finally(hideLoading)
      .then(
        () => isStillWanted() && act(),
        () => isStillWanted() && showLoadError(),
      );
  };
  return Lazy;
}

let requests = 0;

const openDialogs = () => document.querySelectorAll('[role=dialog][data-state=open]').length;

/**
 * Registers that the owner has requested something. The returned function tells whether that is still wanted: it is the
 * last request, on the same page, and no dialog has opened since.
 */
function startRequest(): () => boolean {
  requests += 1;
  const [own, page, dialogs] = [requests, location.pathname, openDialogs()];
  return () => own === requests && page === location.pathname && openDialogs() <= dialogs;
}

const showLoadError = () =>
  toast({
    title: "We couldn't load this part",
    description: 'Check your connection, then try again.',
    variant: 'destructive',
  });

let loading = 0;

/** Shows the page's progress bar until the returned function is called. */
function showLoading(): () => void {
  const change = (by: 1 | -1) => {
    loading += by;
    document.documentElement.toggleAttribute('data-fetching', loading > 0);
  };
  change(1);
  return () => change(-1);
}
