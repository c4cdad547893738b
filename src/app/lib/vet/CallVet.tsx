import { useQuery } from '@tanstack/react-query';
import { MapPin, Phone, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { ownerZone } from '../../../api/zone.ts';
import type { Contacts } from '../../../domain/contacts.ts';
import { dayHeading } from '../../../domain/dayHeading.ts';
import type { Dog } from '../../../domain/dog.ts';
import { callLink } from '../../../domain/phone.ts';
import { type PoisonLine, poisonLinesFor } from '../../../domain/poisonLines.ts';
import { tellVet } from '../../../domain/tellVet.ts';
import { wasSwallowed } from '../../../domain/urgentNote.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonLook } from '../../ui/buttonLook.ts';
import { cx } from '../../ui/cx.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { may } from '../access.ts';
import { correctedNow } from '../clock.ts';
import { queryClient } from '../query.ts';
import { useWeightUnit, weightText } from '../weightUnit.ts';
import { contactsQuery } from './contacts.ts';

const ContactSheet = lazyComponent(() => import('./ContactSheet.tsx'));

/** Finds emergency vets near whoever opens it. */
const mapSearch = 'https://www.google.com/maps/search/?api=1&query=emergency+vet+near+me';

interface Call {
  name: string;
  phone: string;
  link: string;
  /** What it costs and when it answers. */
  about?: string;
}

function ownCalls(contacts: Contacts | undefined): Call[] {
  const known = [
    { contact: contacts?.vet, unnamed: 'my vet' },
    { contact: contacts?.emergency, unnamed: 'the emergency clinic' },
  ];
  return known.flatMap(({ contact, unnamed }) => {
    const link = contact?.phone ? callLink(contact.phone) : null;
    return contact?.phone && link ? [{ name: contact.name ?? unnamed, phone: contact.phone, link }] : [];
  });
}

const poisonCall = ({ name, phone, fee, hours }: PoisonLine): Call => ({
  name,
  phone,
  link: callLink(phone) ?? '',
  about: `${fee}${hours ? ` ${hours}.` : ''}`,
});

/** The first poison line only: nobody should have to choose between two in an emergency. */
const poisonCalls = (): Call[] => poisonLinesFor(ownerZone(), navigator.language).slice(0, 1).map(poisonCall);

/**
 * Whom to call in an emergency, the first as one large button: the dog's vet, then the clinic, then a poison line if something
 * was swallowed. Without a number it offers to add the vet's, and to look for one on a map.
 */
export function CallButtons({
  dog,
  topics = [],
  onAlarm = false,
}: {
  dog: Dog;
  /** Ids of the signs that were heard. */
  topics?: readonly string[];
  /** Whether it stands on the color of alarm, in a toast: there is little room, and no sheet can open. */
  onAlarm?: boolean;
}) {
  // Also outside of the app's frame, where toasts are.
  const { data, isError, isFetching, refetch } = useQuery(contactsQuery(dog.id), queryClient);
  const own = ownCalls(data);
  const calls = [...(onAlarm ? own.slice(0, 1) : own), ...(wasSwallowed(topics) ? poisonCalls() : [])];
  if (!data && isFetching) return <Skeleton className="h-11" />;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {calls.map((call, index) => (
        <CallLink key={call.link} call={call} isFirst={index === 0} onAlarm={onAlarm} />
      ))}
      {isError && !data && (
        <p className="text-sm">
          We couldn't load your vet's number.{' '}
          <button
            type="button"
            onClick={() => void refetch()}
            className="min-h-11 font-semibold underline underline-offset-4"
          >
            Retry
          </button>
        </p>
      )}
      {own.length === 0 && (
        <WithoutNumber dog={dog} contacts={data} isFirst={calls.length === 0} onAlarm={onAlarm} />
      )}
    </div>
  );
}

/** What there is to do without the number of a vet. `contacts`: undefined if they are not known. */
function WithoutNumber({
  dog,
  contacts,
  isFirst,
  onAlarm,
}: {
  dog: Dog;
  contacts: Contacts | undefined;
  isFirst: boolean;
  onAlarm: boolean;
}) {
  const [isAdding, setAdding] = useState(false);
  const add = (
    <>
      <Plus aria-hidden="true" className="size-5" />
      Add your vet's number
    </>
  );
  return (
    <>
      <a
        href={mapSearch}
        target="_blank"
        rel="noreferrer"
        className={cx(buttonLook(isFirst && !onAlarm ? 'danger' : 'plain', 'lg', true), 'text-center')}
      >
        <MapPin aria-hidden="true" className="size-5 shrink-0" />
        Find an emergency vet nearby
      </a>
      {contacts && may(dog, 'manage') && (
        <Button
          wide
          {...(onAlarm
            ? { asChild: true }
            : {
                ...ContactSheet.preloadProps,
                onClick: () => ContactSheet.whenLoaded(() => setAdding(true)),
              })}
        >
          {onAlarm ? <Link href="/profile">{add}</Link> : add}
        </Button>
      )}
      {!onAlarm && (
        <ContactSheet
          dog={dog}
          kind="vet"
          contacts={contacts ?? null}
          open={isAdding}
          onOpenChange={setAdding}
        />
      )}
    </>
  );
}

function CallLink({
  call: { name, phone, link, about },
  isFirst,
  onAlarm,
}: {
  call: Call;
  isFirst: boolean;
  onAlarm: boolean;
}) {
  return (
    <a
      href={link}
      className={cx(
        buttonLook(isFirst && !onAlarm ? 'danger' : 'plain', 'lg', true),
        'scroll-mt-28 scroll-mb-4 py-2.5',
      )}
    >
      <Phone aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere line-clamp-2">
          Call <bdi>{name}</bdi>
        </span>
        <span className="block font-normal text-sm opacity-90">
          <bdi>{phone}</bdi>
          {about && ` · ${about}`}
        </span>
      </span>
    </a>
  );
}

/** What to tell the vet on the phone, ready to be read out. */
export function WhatToTell({
  dog,
  note,
  at,
  topics = [],
  className,
}: {
  dog: Dog;
  note: string;
  /** When it was noted; null if just now. */
  at: string | null;
  topics?: readonly string[];
  className?: string;
}) {
  const unit = useWeightUnit();
  const weight = dog.weight === null ? null : weightText(dog.weight, unit);
  const sentences = tellVet({
    dog,
    note,
    when: at === null ? null : whenText(new Date(at)),
    swallowed: wasSwallowed(topics),
    weight,
  });
  return (
    <div role="group" aria-label="What to tell them" className={cx('rounded-md bg-card p-4', className)}>
      <p aria-hidden="true" className="mb-1 font-semibold text-sm">
        What to tell them
      </p>
      <div className="grid gap-1 text-pretty text-base">
        {sentences.map((sentence) => (
          <p key={sentence} dir="auto" className="wrap-anywhere">
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}

function whenText(moment: Date): string {
  const zone = ownerZone();
  const day = dayHeading(moment, correctedNow(), zone);
  const time = moment.toLocaleTimeString(undefined, { timeZone: zone, timeStyle: 'short' });
  return `${day === 'Today' || day === 'Yesterday' ? day.toLowerCase() : `on ${day}`} at ${time}`;
}
