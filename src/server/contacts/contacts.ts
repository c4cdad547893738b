import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { type ContactKind, type Contacts, contactKinds } from '../../domain/contacts.ts';
import type { Database, Transaction } from '../db/database.ts';
import { contacts } from '../db/schema.ts';
import { holdOwner } from '../dogs/seenDogs.ts';
import { notAllowed, type ProvenDog } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';

type Row = Pick<typeof contacts.$inferSelect, 'kind' | 'dogId' | 'name' | 'number'>;
type Told = Pick<Row, 'name' | 'number'>;

/** Whom to turn to about a dog: its own contacts, and for the rest those of all its owner's dogs. */
export function contactHandlers({ db }: Database): Pick<Handlers, 'dogContacts' | 'setContacts'> {
  return {
    async dogContacts({ dog }) {
      return contactsOf(db, dog);
    },

    async setContacts({ dog, body }) {
      const shared = body.shared ?? dog.access === 'owner';
      if (shared && dog.access !== 'owner') throw notAllowed();
      return db.transaction(async (tx) => {
        // Whose the shared ones are stays so until they are written.
        await holdOwner(tx, dog);
        for (const kind of contactKinds) {
          const told = toldOf(body, kind);
          if (told) await (shared ? setForAll : setForOne)(tx, dog, kind, told);
        }
        return asContacts(await contactRows(tx, dog));
      });
    },
  };
}

/** What a body says of a kind; undefined if nothing. */
function toldOf(body: Parameters<Handlers['setContacts']>[0]['body'], kind: ContactKind): Told | undefined {
  if (kind !== 'insurance') {
    const given = body[kind];
    return given === undefined ? undefined : { name: given?.name ?? null, number: given?.phone ?? null };
  }
  const { insurance } = body;
  return insurance === undefined
    ? undefined
    : { name: insurance?.name ?? null, number: insurance?.policy ?? null };
}

const isEmpty = ({ name, number }: Told) => name === null && number === null;

async function setForAll(tx: Transaction, dog: ProvenDog, kind: ContactKind, told: Told): Promise<void> {
  await tx.delete(contacts).where(and(eq(contacts.dogId, dog.id), eq(contacts.kind, kind)));
  const ofOwner = and(eq(contacts.userId, dog.ownerId), eq(contacts.kind, kind));
  if (isEmpty(told)) return void (await tx.delete(contacts).where(ofOwner));
  await tx
    .insert(contacts)
    .values({ userId: dog.ownerId, kind, ...told })
    .onConflictDoUpdate({ target: [contacts.userId, contacts.kind], set: told });
}

async function setForOne(tx: Transaction, dog: ProvenDog, kind: ContactKind, told: Told): Promise<void> {
  const ofOwner = and(eq(contacts.userId, dog.ownerId), eq(contacts.kind, kind));
  // An empty one says that this dog has none although the others do.
  if (isEmpty(told) && (await tx.$count(contacts, ofOwner)) === 0)
    return void (await tx.delete(contacts).where(and(eq(contacts.dogId, dog.id), eq(contacts.kind, kind))));
  await tx
    .insert(contacts)
    .values({ dogId: dog.id, kind, ...told })
    .onConflictDoUpdate({ target: [contacts.dogId, contacts.kind], set: told });
}

/** Whom to turn to about a dog. */
export const contactsOf = async (
  db: Database['db'],
  dog: Pick<ProvenDog, 'id' | 'ownerId'>,
): Promise<Contacts> => asContacts(await contactRows(db, dog));

/** A dog's contacts, one of each kind: its own before the owner's. */
function contactRows(
  db: Database['db'] | Transaction,
  dog: Pick<ProvenDog, 'id' | 'ownerId'>,
): Promise<Row[]> {
  return db
    .selectDistinctOn([contacts.kind], {
      kind: contacts.kind,
      dogId: contacts.dogId,
      name: contacts.name,
      number: contacts.number,
    })
    .from(contacts)
    .where(or(eq(contacts.dogId, dog.id), eq(contacts.userId, dog.ownerId)))
    .orderBy(contacts.kind, isNull(contacts.dogId));
}

function asContacts(rows: readonly Row[]): Contacts {
  const of = (kind: ContactKind) => {
    const row = rows.find((each) => each.kind === kind);
    return row && !isEmpty(row) ? { ...row, shared: row.dogId === null } : null;
  };
  const asContact = (kind: 'vet' | 'emergency') => {
    const row = of(kind);
    return row && { name: row.name, phone: row.number, shared: row.shared };
  };
  const insurance = of('insurance');
  return {
    vet: asContact('vet'),
    emergency: asContact('emergency'),
    insurance: insurance && { name: insurance.name, policy: insurance.number, shared: insurance.shared },
  };
}

/** Makes a dog's contacts its own, before it gets another owner: whoever knows the dog goes on to. */
export async function keepContacts(tx: Transaction, dog: Pick<ProvenDog, 'id' | 'ownerId'>): Promise<void> {
  await tx.execute(sql`insert into ${contacts} (dog_id, kind, name, number)
    select ${dog.id}::bigint, kind, name, number from ${contacts} where user_id = ${dog.ownerId}
    on conflict (dog_id, kind) do nothing`);
}
