import type { Dog } from '../../domain/dog.ts';
import { toast } from '../ui/toast.ts';
import { accessWords } from './accessWords.ts';

/** Tells the user that somebody has changed, or without `now` ended, their access to a dog. */
export function tellAccessChange(before: Dog, now: Dog | undefined): void {
  const change = now ? changeOf(before, now) : endOf(before);
  if (change) toast(change);
}

/** Nothing of an own dog: its owner has removed it. */
const endOf = ({ access, name, ownerName }: Dog) =>
  access !== 'owner' && {
    title: `You no longer care for ${name}`,
    description: `Your access has ended. What you logged stays with ${ownerName}.`,
  };

const changeOf = (before: Dog, { access, name }: Dog) =>
  access === 'owner'
    ? { title: `${name} is yours now`, description: `${before.ownerName} handed ${name} over to you.` }
    : { title: `Your access to ${name} has changed`, description: accessWords(access).youCan };
