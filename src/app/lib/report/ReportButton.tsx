import { FileHeart } from 'lucide-react';
import { useState } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const ReportSheet = lazyComponent(() => import('./ReportSheet.tsx'));

/** Opens what makes a report of a dog for the vet. */
export function ReportButton({ dog, wide = false }: { dog: Dog; wide?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size={wide ? 'md' : 'sm'}
        wide={wide}
        // Beside the heading above the pictures, on a phone too.
        className={wide ? undefined : '!px-2.5'}
        {...ReportSheet.preloadProps}
        onClick={() => ReportSheet.whenLoaded(() => setOpen(true))}
      >
        <FileHeart aria-hidden="true" className="size-5" />
        Report for the vet
      </Button>
      <ReportSheet dog={dog} open={open} onOpenChange={setOpen} />
    </>
  );
}
