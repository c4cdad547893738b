import { Mic } from 'lucide-react';
import { Arcs } from '../../../ui/Arcs.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { Dictation } from './useDictation.ts';

/** A button that starts and stops dictation; arcs pulse around it while listening. */
export function MicButton({
  label,
  dictation,
  className,
}: {
  label: string;
  dictation: Dictation;
  className?: string;
}) {
  const { listening, toggle } = dictation;
  return (
    <IconButton
      label={listening ? 'Stop listening' : label}
      tone={listening ? 'accent' : 'soft'}
      onClick={toggle}
      className={className}
    >
      <Mic aria-hidden="true" className="size-5" />
      {listening && <Ringing />}
    </IconButton>
  );
}

/** Pulsing arcs on either side of the button. */
function Ringing() {
  return (
    <span className="pointer-events-none absolute inset-y-0 -inset-x-7 flex items-center justify-between text-accent">
      <Arcs form="listening" className="h-8 rotate-180" />
      <Arcs form="listening" className="h-8" />
    </span>
  );
}
