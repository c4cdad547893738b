import { Plus } from 'lucide-react';
import type { Dog } from '../../../domain/dog.ts';
import { genderLabel, yearsOld } from '../../../domain/dogLabels.ts';
import { DogSwitcher } from '../../features/dogs/DogSwitcher.tsx';
import { VoiceButton } from '../../features/quickLog/VoiceButton.tsx';
import { DogAvatar } from '../../lib/dogs/DogAvatar.tsx';
import { useQuickLog } from '../../lib/quickLog.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';

/** The selected dog, and the menu to switch to another. */
export function DogHeader({ dog }: { dog: Dog }) {
  const quickLog = useQuickLog();
  const facts = [genderLabel(dog), dog.breed, dog.age === null ? null : yearsOld(dog.age)];
  return (
    <div className="flex flex-wrap items-center gap-3 sm:gap-4">
      <DogAvatar dog={dog} />
      {/* At least as wide as its longest word; what does not fit next to the picture wraps below it. */}
      <div className="max-w-[calc(100%-4.75rem)] flex-1 sm:max-w-[calc(100%-5rem)]">
        <h1
          dir="auto"
          className={cx('line-clamp-3 text-left', dog.name.length > 9 ? 'text-lg sm:text-xl' : 'text-xl')}
        >
          {dog.name}
        </h1>
        {/* The dot before the first item of a line is clipped, so that no line begins or ends with one. */}
        <p className="overflow-hidden text-quiet text-xs sm:text-sm">
          <span className="-ml-3 flex flex-wrap">
            {facts.map(
              (fact) =>
                fact && (
                  <span key={fact} className="flex">
                    <span aria-hidden="true" className="w-3 shrink-0 text-center">
                      ·
                    </span>
                    <bdi>{fact} </bdi>
                  </span>
                ),
            )}
          </span>
        </p>
      </div>
      <DogSwitcher />
      {/* Floats in the page's margin, beside its content, if there is one. Otherwise it would cover content, so it is in the flow here. */}
      <VoiceButton className="hidden size-12 bg-brand-soft md:grid min-[80rem]:fixed min-[80rem]:right-[calc((100vw-69rem)/2-4.5rem)] min-[80rem]:bottom-6 min-[80rem]:z-30 min-[80rem]:size-14 min-[80rem]:bg-card min-[80rem]:shadow-float" />
      {quickLog.canLog && (
        <div className="hidden md:block">
          <Tooltip text="Log an activity">
            <Button
              variant="accent"
              data-tour="quick-log"
              onClick={() => quickLog.open('walk')}
              {...quickLog.preloadProps}
            >
              <Plus aria-hidden="true" className="size-5" />
              Quick Log
            </Button>
          </Tooltip>
        </div>
      )}
    </div>
  );
}
