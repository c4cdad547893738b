import { useState } from 'react';
import { hark } from '../../../domain/hark.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { LegalName } from './LegalSheet.tsx';

const LegalSheet = lazyComponent(() => import('./LegalSheet.tsx'));

const buttons = [
  ['privacy', 'Privacy Policy'],
  ['terms', 'Terms of Service'],
] as const;

/** The legal texts and the support address: their public pages are not for signed-in owners. */
export function AboutCard() {
  const [name, setName] = useState<LegalName>('privacy');
  const [open, setOpen] = useState(false);
  const show = (next: LegalName) =>
    LegalSheet.whenLoaded(() => {
      setName(next);
      setOpen(true);
    });
  return (
    <Card title={`About ${hark.name}`} level={3}>
      <p className="text-pretty text-quiet text-sm">
        Questions or trouble? Write to us, and you typically get a reply within 24 hours.
      </p>
      <a
        href={`mailto:${hark.supportEmail}?subject=${encodeURIComponent('Support Request')}`}
        className="inline-flex min-h-11 items-center rounded-sm font-semibold text-brand text-sm underline underline-offset-4"
      >
        {hark.supportEmail}
      </a>
      <div className="mt-2 grid gap-2">
        {buttons.map(([each, label]) => (
          <Button key={each} wide onClick={() => show(each)} {...LegalSheet.preloadProps}>
            {label}
          </Button>
        ))}
      </div>
      <LegalSheet name={name} open={open} onOpenChange={setOpen} />
    </Card>
  );
}
