import type { ComponentProps } from 'react';
import type { Interpretation } from '../../../../domain/analysis.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';

const Meaning = lazyComponent(() => import('./Meaning.tsx'));

/** What the notes may mean, in a polite live region. */
export function InterpretationBox({
  meaning,
  ...about
}: Omit<ComponentProps<typeof Meaning>, 'meaning'> & { meaning: Interpretation | null }) {
  return (
    <div role="status" aria-label="AI insight" className={meaning ? '' : 'sr-only'}>
      {meaning && <Meaning meaning={meaning} {...about} />}
    </div>
  );
}
