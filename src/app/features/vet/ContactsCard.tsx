import { useQuery } from '@tanstack/react-query';
import { HeartPulse, Phone, ShieldCheck, Siren } from 'lucide-react';
import { useState } from 'react';
import { type ContactKind, type Contacts, contactKinds, contactNames } from '../../../domain/contacts.ts';
import type { Dog } from '../../../domain/dog.ts';
import { callLink } from '../../../domain/phone.ts';
import { may } from '../../lib/access.ts';
import { RowMark } from '../../lib/Row.tsx';
import { ReportButton } from '../../lib/report/ReportButton.tsx';
import { contactsQuery } from '../../lib/vet/contacts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import type { IconType } from '../../ui/icons.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const ContactSheet = lazyComponent(() => import('../../lib/vet/ContactSheet.tsx'));

const icons: Record<ContactKind, IconType> = { vet: HeartPulse, emergency: Siren, insurance: ShieldCheck };

/** A dog's vet, emergency clinic and insurance: to call, and for those who may change them to edit. */
export default function ContactsCard({ dog }: { dog: Dog }) {
  const { data, isError, isFetching, refetch } = useQuery(contactsQuery(dog.id));
  const [kind, setKind] = useState<ContactKind>('vet');
  const [open, setOpen] = useState(false);
  const edit = (chosen: ContactKind) =>
    ContactSheet.whenLoaded(() => {
      setKind(chosen);
      setOpen(true);
    });

  function content() {
    if (data) {
      return (
        <>
          <ul className="-my-2 divide-y divide-line">
            {contactKinds.map((each) => (
              <ContactRow key={each} dog={dog} kind={each} contacts={data} onEdit={() => edit(each)} />
            ))}
          </ul>
          <div className="mt-4">
            <ReportButton dog={dog} wide />
          </div>
        </>
      );
    }
    if (isError && !isFetching) return <LoadFailed what="the contacts" onRetry={() => void refetch()} />;
    return <Skeleton className="h-40" />;
  }

  return (
    <Card title="Contacts" aria-busy={!data && isFetching}>
      {content()}
      <ContactSheet dog={dog} kind={kind} contacts={data ?? null} open={open} onOpenChange={setOpen} />
    </Card>
  );
}

type Contact = Contacts[ContactKind];

const linkOf = (contact: Contact) =>
  contact && 'phone' in contact && contact.phone ? callLink(contact.phone) : null;

/** What a row says of a contact. */
function linesOf(contact: Contact): string[] {
  if (!contact) return ['None yet'];
  const number = 'phone' in contact ? contact.phone : contact.policy && `Policy ${contact.policy}`;
  return [contact.name, number].filter((line) => line !== null);
}

function ContactRow({
  dog,
  kind,
  contacts,
  onEdit,
}: {
  dog: Dog;
  kind: ContactKind;
  contacts: Contacts;
  onEdit: () => void;
}) {
  const Icon = icons[kind];
  const contact = contacts[kind];
  const link = linkOf(contact);
  const lines = linesOf(contact);
  return (
    <li className="flex min-h-16 items-center gap-3.5 py-2">
      <RowMark>
        <Icon />
      </RowMark>
      <div className="min-w-0 flex-1">
        <p className="font-semibold leading-snug">{contactNames[kind]}</p>
        {lines.map((line) => (
          <p key={line} className="wrap-anywhere text-quiet text-sm">
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
      <div className="-mr-2 flex shrink-0 items-center">
        {link && (
          <a
            href={link}
            aria-label={`Call ${contact?.name ?? contactNames[kind].toLowerCase()}`}
            className="relative grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand transition duration-150"
          >
            <Phone aria-hidden="true" className="size-5" />
          </a>
        )}
        {may(dog, 'manage') && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`${contact ? 'Edit' : 'Add'} ${contactNames[kind].toLowerCase()}`}
            {...ContactSheet.preloadProps}
            onClick={onEdit}
          >
            {contact ? 'Edit' : 'Add'}
          </Button>
        )}
      </div>
    </li>
  );
}
