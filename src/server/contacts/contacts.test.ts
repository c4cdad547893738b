import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { databaseKinds } from '../../../test/databases.ts';
import { goodPassword, type MadeOwner, makeDog, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import type { CarerAccess } from '../../domain/access.ts';
import type { ContactsChange } from '../../domain/contacts.ts';

const none = { vet: null, emergency: null, insurance: null };
const hale = { name: 'Dr. Hale', phone: '(555) 010-2030 ext. 4' };

describe.each(databaseKinds)("a dog's contacts on %s", (kind) => {
  let hark: TestServer;
  beforeAll(async () => {
    hark = await startTestServer(kind, { RATE_LIMITS: 'register=1000/60,invitation=1000/60' });
  });
  afterAll(() => hark.close());

  const contactsOf = ({ call }: MadeOwner, id: number) => call('dogContacts', { params: { id } });
  const set = ({ call }: MadeOwner, id: number, body: z.input<typeof ContactsChange>) =>
    call('setContacts', { params: { id }, body });

  async function join(owner: MadeOwner, dogId: number, access: CarerAccess): Promise<MadeOwner> {
    const carer = await makeOwner(hark, { name: 'Sam' });
    const { link } = await owner.call('createInvitation', { body: { dogIds: [dogId], access } });
    await carer.call('acceptInvitation', { body: { token: link.split('=').at(-1) ?? '' } });
    return carer;
  }

  async function household() {
    const owner = await makeOwner(hark);
    return { owner, biscuit: (await makeDog(owner)).id, moose: (await makeDog(owner)).id };
  }

  it("are those of all the owner's dogs, as they were typed, unless changed for one", async () => {
    const { owner, biscuit, moose } = await household();
    expect(await contactsOf(owner, biscuit)).toEqual(none);
    const shared = { ...none, vet: { ...hale, shared: true } };
    expect(await set(owner, biscuit, { vet: hale })).toEqual(shared);
    expect(await contactsOf(owner, moose)).toEqual(shared);

    const other = { name: 'City Vets', phone: '+44 (0)20 7946 0000' };
    expect((await set(owner, moose, { vet: other, shared: false })).vet).toEqual({ ...other, shared: false });
    expect((await contactsOf(owner, biscuit)).vet).toEqual({ ...hale, shared: true });
    // The one that was changed stays as it is when the shared one changes.
    await set(owner, biscuit, { vet: { ...hale, name: 'Dr. Wu' } });
    expect([
      (await contactsOf(owner, biscuit)).vet?.name,
      (await contactsOf(owner, moose)).vet?.name,
    ]).toEqual(['Dr. Wu', 'City Vets']);
    expect((await set(owner, moose, { vet: other })).vet?.shared).toBe(true);
    expect((await contactsOf(owner, biscuit)).vet?.name).toBe('City Vets');
    const others = await household();
    expect(await contactsOf(others.owner, others.biscuit)).toEqual(none);
  });

  it('change one by one; what is empty is removed', async () => {
    const { owner, biscuit, moose } = await household();
    await set(owner, biscuit, { vet: hale, insurance: { name: 'Pawsure', policy: 'P-1' } });
    await set(owner, biscuit, { emergency: { name: null, phone: '145' } });
    expect(await set(owner, moose, { insurance: null, shared: false })).toEqual({
      vet: { ...hale, shared: true },
      emergency: { name: null, phone: '145', shared: true },
      insurance: null,
    });
    expect((await contactsOf(owner, biscuit)).insurance).toEqual({
      name: 'Pawsure',
      policy: 'P-1',
      shared: true,
    });
    expect((await set(owner, biscuit, { vet: { name: ' ', phone: '' } })).vet).toBeNull();
    expect((await contactsOf(owner, moose)).vet).toBeNull();
    // Nothing to hide: the next shared one is this dog's, too.
    await set(owner, moose, { vet: null, shared: false });
    await set(owner, biscuit, { vet: hale });
    expect((await contactsOf(owner, moose)).vet?.name).toBe('Dr. Hale');
  });

  it.each([
    [{ vet: { name: 'Dr. Hale', phone: 'ask Sam' } }, 'vet.phone'],
    [{ vet: { name: 'Dr. Hale', phone: '12' } }, 'vet.phone'],
    [{ vet: { name: 'Dr. Hale', phone: '1'.repeat(41) } }, 'vet.phone'],
    [{ emergency: { name: 'x'.repeat(101), phone: '145' } }, 'emergency.name'],
    [{ insurance: { name: 'Pawsure', policy: 'two\nlines' } }, 'insurance.policy'],
    [{ vet: 'Dr. Hale' }, 'vet'],
  ])('refuse what cannot be one: %j', async (body, path) => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    await expect(set(owner, id, body as never)).rejects.toMatchObject({ status: 400, details: [{ path }] });
    expect(await contactsOf(owner, id)).toEqual(none);
  });

  it("of one dog are a partner's to change, of all dogs only the owner's; a sitter sees them", async () => {
    const { owner, biscuit, moose } = await household();
    await set(owner, biscuit, { vet: hale });
    const [partner, sitter] = [await join(owner, biscuit, 'manage'), await join(owner, biscuit, 'log')];
    await expect(set(partner, biscuit, { vet: null, shared: true })).rejects.toMatchObject({ status: 403 });
    const changed = await set(partner, biscuit, { vet: { name: 'Dr. Wu', phone: '145' } });
    expect(changed.vet).toEqual({ name: 'Dr. Wu', phone: '145', shared: false });
    expect(await contactsOf(sitter, biscuit)).toEqual(changed);
    expect((await contactsOf(owner, moose)).vet?.name).toBe('Dr. Hale');
    await expect(contactsOf(sitter, moose)).rejects.toMatchObject({ status: 404 });
  });

  it('go with a dog that is handed over, and leave those of the other dogs alone', async () => {
    const { owner, biscuit, moose } = await household();
    const partner = await join(owner, biscuit, 'manage');
    const own = await makeDog(partner);
    await set(owner, biscuit, { vet: hale });
    await set(partner, own.id, {
      vet: { name: 'City Vets', phone: '145' },
      emergency: { name: 'City Night Clinic', phone: '144' },
    });
    await owner.call('handOverDog', { params: { id: biscuit }, body: { userId: partner.user.id } });
    const now = await contactsOf(partner, biscuit);
    expect([now.vet, now.emergency?.name]).toEqual([{ ...hale, shared: false }, 'City Night Clinic']);
    expect((await contactsOf(partner, own.id)).vet?.name).toBe('City Vets');
    expect((await contactsOf(owner, moose)).vet).toEqual({ ...hale, shared: true });
  });

  it('are gone with the dog, and with the account', async () => {
    const { owner, biscuit, moose } = await household();
    await set(owner, biscuit, { vet: hale, shared: false });
    await set(owner, moose, { vet: hale });
    const left = async () => {
      const { rows } = await hark.database.pool.query<{ count: number }>(
        'select count(*)::int as count from contacts where dog_id = $1 or user_id = $2',
        [biscuit, owner.user.id],
      );
      return rows[0]?.count;
    };
    expect(await left()).toBe(2);
    await owner.call('deleteDog', { params: { id: biscuit } });
    expect(await left()).toBe(1);
    await owner.call('deleteAccount', { body: { password: goodPassword } });
    expect(await left()).toBe(0);
  });

  it('are one of each kind however often they are saved at once', async () => {
    const { owner, biscuit, moose } = await household();
    const saves = Array.from({ length: 12 }, (_, n) =>
      set(owner, n % 2 ? biscuit : moose, {
        vet: { name: `Vet ${n}`, phone: '145' },
        shared: n % 3 > 0,
      }),
    );
    await Promise.all(saves);
    expect((await contactsOf(owner, biscuit)).vet?.name).toMatch(/^Vet \d+$/);
  });
});
