import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Contacts, ContactsChange } from '../../../domain/contacts.ts';
import type { Dog } from '../../../domain/dog.ts';
import { api } from '../api.ts';
import { dogKey, queryClient } from '../query.ts';

const name = 'contacts';
const params = (id: number) => ({ id: String(id) });

/** A dog's vet, emergency clinic and insurance. */
export const contactsQuery = (dog: number) =>
  queryOptions({
    queryKey: [...dogKey(dog), name],
    queryFn: () => api('dogContacts', { params: params(dog) }),
  });

/** Changes some of a dog's contacts, which may be those of other dogs too. */
export async function setContacts({ id }: Dog, body: z.input<typeof ContactsChange>): Promise<Contacts> {
  const contacts = await api('setContacts', { params: params(id), body });
  queryClient.setQueryData(contactsQuery(id).queryKey, contacts);
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === name });
  return contacts;
}
