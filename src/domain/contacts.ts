import * as z from 'zod/mini';
import { dialed, maxPhoneLength } from './phone.ts';
import { optionalLine } from './text.ts';

/** Whom to turn to about a dog. */
export const contactKinds = ['vet', 'emergency', 'insurance'] as const;
export type ContactKind = (typeof contactKinds)[number];

export const contactNames: Record<ContactKind, string> = {
  vet: 'My vet',
  emergency: 'Emergency clinic',
  insurance: 'Insurance',
};

/** The most characters of a contact's name, and of a policy's number. */
export const maxContactName = 100;

/** A phone number, kept as it was typed. */
export const phone = z.pipe(
  optionalLine('Phone', maxPhoneLength),
  z
    .nullable(z.string())
    .check(
      z.refine(
        (value) => value === null || dialed(value) !== null,
        'Please enter a phone number, such as +1 555 010 2030',
      ),
    ),
);

/** A vet or clinic to call. Its phone is kept and shown as it was typed. */
export const NewContact = z.object({ name: optionalLine('Name', maxContactName), phone });

export const NewInsurance = z.object({
  name: optionalLine('Name', maxContactName),
  policy: optionalLine('Policy number', maxContactName),
});

/**
 * A change of a dog's contacts: only those that are present change; null, or nothing in it, removes one. `shared`: for all of
 * the owner's dogs that have none of their own, which only the owner may say, and does without it; else for this dog alone.
 */
export const ContactsChange = z.object({
  vet: z.nullish(NewContact),
  emergency: z.nullish(NewContact),
  insurance: z.nullish(NewInsurance),
  shared: z.optional(z.boolean('Must be true or false')),
});
export type ContactsChange = z.output<typeof ContactsChange>;

/** `shared`: it is that of all of the owner's dogs, but for those that have one of their own. */
const Contact = z.nullable(
  z.object({ name: z.nullable(z.string()), phone: z.nullable(z.string()), shared: z.boolean() }),
);

/** Whom to turn to about a dog; null where nobody is known. */
export const Contacts = z.object({
  vet: Contact,
  emergency: Contact,
  insurance: z.nullable(
    z.object({ name: z.nullable(z.string()), policy: z.nullable(z.string()), shared: z.boolean() }),
  ),
});
export type Contacts = z.infer<typeof Contacts>;
