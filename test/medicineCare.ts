import type { Outgoing } from '../src/api/contract.ts';
import type { Medicine } from '../src/domain/medicine.ts';
import { type MadeOwner, makeDog, makeMedicine } from './makers.ts';
import type { TestServer } from './testServer.ts';

type Body = Outgoing<'createMedicine'>['body'];

const hour = 3_600_000;

/** The moment so many milliseconds ago. */
export const ago = (time: number) => new Date(Date.now() - time);

/** The time of day in UTC at a moment, as a schedule has it. */
export const timeAt = (moment: Date) => moment.toISOString().slice(11, 16);

/** The moment at which that time of day is due. */
export const minuteOf = (moment: Date) => `${moment.toISOString().slice(0, 16)}:00.000Z`;

/** A new dog of an owner, for whom somebody else cares too, and its medicines. */
export async function dogWithCarer(hark: TestServer, owner: MadeOwner, sam: MadeOwner) {
  const { id: dog } = await makeDog(owner);
  await hark.database.pool.query("insert into carers (dog_id, user_id, access) values ($1, $2, 'log')", [
    dog,
    sam.user.id,
  ]);
  const add = (medicine: Partial<Body>) => makeMedicine(owner, dog, medicine);
  const list = () => owner.call('listMedicines', { params: { id: dog } });
  return {
    dog,
    add,
    list,
    /** A medicine given every day at the time that it was an hour ago, as if it had been for three days. */
    hourly: async (medicine: Partial<Body> = {}) => {
      const times = [timeAt(ago(hour))];
      const { id } = await add({
        schedule: 'times',
        times,
        zone: 'UTC',
        startsOn: '2026-01-01',
        ...medicine,
      });
      await hark.database.pool.query("update medicines set since = now() - interval '3 days' where id = $1", [
        id,
      ]);
      return id;
    },
    only: async () => (await list())[0] as Medicine,
    log: () => owner.call('listActivities', { params: { id: dog } }),
    give: (id: number, body: Outgoing<'logDose'>['body'] = {}, who = owner) =>
      who.call('logDose', { params: { id }, body }),
    refusal: async (id: number, body: object = {}) => {
      const response = await hark.request(`/api/medicines/${id}/doses`, {
        method: 'POST',
        headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, ...((await response.json()) as object) };
    },
  };
}
