import { EarMark } from './EarMark.tsx';

/** The whole screen while the app finds out who is there. Says what it is doing. */
export function Loader({ message }: { message: string }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 bg-page px-6 text-center text-ink">
      <EarMark listening className="text-[3rem]" />
      <p role="status" className="text-quiet text-sm">
        {message}
      </p>
    </main>
  );
}
