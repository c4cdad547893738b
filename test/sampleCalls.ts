import type { Call } from '../src/api/call.ts';
import type { CallName } from '../src/api/contract.ts';
import { goodPassword, type MadeOwner, makeMedicine } from './makers.ts';

/** A pixel. */
const photo = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const sampleMedicine = { name: 'Carprofen', dose: 1, unit: 'tablet', schedule: 'as_needed' };

/** A file with one walk, of so many minutes. */
export const sampleImport = <DogId>(dogId: DogId, minutes = 30) => ({
  dogId,
  csv: `Date,Type,Minutes\n2026-01-02 08:00,Walk,${minutes}\n`,
  mapping: { date: 'Date', type: 'Type', duration: 'Minutes' },
  zone: 'UTC',
});

// Derived from the contract: a new call is tested, or this does not compile.

/** The kinds of things that an id in a path or body refers to. */
export type Noun =
  | 'dog'
  | 'goal'
  | 'activity'
  | 'user'
  | 'session'
  | 'invitation'
  | 'link'
  | 'token'
  | 'medicine'
  | 'reminder'
  | 'channel'
  | 'import';

/**
 * For every call of a user: what it refers to, and a valid body. `carerId`: a carer of the dog it is about; `noteId`: a health
 * note of that dog.
 */
export const sampleCalls: {
  [Name in CallName]:
    | {
        noun?: Noun;
        body?: (id: unknown, carerId: number, noteId?: number) => unknown;
      }
    | 'anyone';
} = {
  register: 'anyone',
  login: 'anyone',
  forgotPassword: 'anyone',
  resetPassword: 'anyone',
  verifyEmail: 'anyone',
  sendFeedback: 'anyone',
  validateToken: {},
  me: {},
  logout: {},
  sendVerification: {},
  listDogs: {},
  insights: {},
  listSessions: {},
  exportData: {},
  listenToChanges: {},
  deleteAccount: { body: () => ({ password: goodPassword }) },
  changePassword: { body: () => ({ currentPassword: goodPassword, newPassword: 'Another-g00d-one' }) },
  createDog: { body: () => ({ name: 'Rex', breed: 'Beagle', gender: 'male' }) },
  saveOnboarding: { noun: 'user', body: () => ({ carePreferences: ['walks'] }) },
  endSession: { noun: 'session' },
  updateDog: { noun: 'dog', body: () => ({ name: 'Stolen' }) },
  deleteDog: { noun: 'dog' },
  dogStats: { noun: 'dog' },
  dogStatus: { noun: 'dog' },
  dogTrends: { noun: 'dog' },
  listActivities: { noun: 'dog' },
  listWeights: { noun: 'dog' },
  listDue: { noun: 'dog' },
  createActivity: { noun: 'dog', body: () => ({ type: 'walk', duration: 5 }) },
  repeatActivity: { noun: 'dog', body: () => ({ type: 'pee' }) },
  listCarers: { noun: 'dog' },
  updateCarer: { noun: 'dog', body: () => ({ access: 'view' }) },
  removeCarer: { noun: 'dog' },
  handOverDog: { noun: 'dog', body: (_id, userId) => ({ userId }) },
  createInvitation: { noun: 'dog', body: (dogId) => ({ dogIds: [dogId], access: 'log' }) },
  listInvitations: {},
  revokeInvitation: { noun: 'invitation' },
  previewInvitation: 'anyone',
  acceptInvitation: { body: () => ({ token: 'x' }) },
  dogContacts: { noun: 'dog' },
  setContacts: { noun: 'dog', body: () => ({ vet: { name: 'Dr. Hale', phone: '+1 555 010 2030' } }) },
  dogCard: { noun: 'dog' },
  setDogCard: { noun: 'dog', body: () => ({ food: 'One cup', mayTreat: true }) },
  createLink: { noun: 'dog', body: (dogId) => ({ kind: 'card', dogIds: [dogId], expiresInDays: 1 }) },
  saveUnits: { body: () => ({ weightUnit: 'kg' }) },
  listTokens: {},
  createToken: { body: () => ({ name: 'Kitchen', scope: 'log' }) },
  revokeToken: { noun: 'token' },
  listLinks: {},
  revokeLink: { noun: 'link' },
  openLink: 'anyone',
  openReport: 'anyone',
  dogReport: { noun: 'dog' },
  urgentNotes: { noun: 'dog' },
  listMedicines: { noun: 'dog' },
  createMedicine: { noun: 'dog', body: () => sampleMedicine },
  updateMedicine: { noun: 'medicine', body: () => sampleMedicine },
  deleteMedicine: { noun: 'medicine' },
  logDose: { noun: 'medicine', body: () => ({}) },
  listDueDoses: {},
  listReminders: {},
  listUpcoming: {},
  createReminder: { noun: 'dog', body: (dogId) => ({ dogId, title: 'Dinner', times: ['18:00'] }) },
  updateReminder: { noun: 'reminder', body: () => ({ title: 'Supper', times: ['19:00'] }) },
  deleteReminder: { noun: 'reminder' },
  actOnReminder: 'anyone',
  previewImport: { noun: 'dog', body: (dogId) => sampleImport(dogId) },
  createImport: { noun: 'dog', body: (dogId) => sampleImport(dogId) },
  listImports: { noun: 'dog' },
  deleteImport: { noun: 'import' },
  listChannels: {},
  createChannel: { body: () => ({ kind: 'calendar' }) },
  updateChannel: { noun: 'channel', body: () => ({ quietFrom: '22:00', quietTo: '07:00' }) },
  testChannel: { noun: 'channel' },
  deleteChannel: { noun: 'channel' },
  stopMails: 'anyone',
  listGoals: { noun: 'dog' },
  setGoal: { noun: 'dog', body: () => ({ type: 'daily_walks', target: 2 }) },
  dailyInsight: { noun: 'dog' },
  resolveUrgentNotes: {
    noun: 'dog',
    body: (_dogId, _carerId, noteId = 1) => ({ activityIds: [noteId], how: 'vet' }),
  },
  noteMeaning: { noun: 'activity' },
  resolveActivity: { noun: 'activity', body: () => ({ how: 'vet' }) },
  reopenActivity: { noun: 'activity' },
  updateActivity: { noun: 'activity', body: () => ({ type: 'walk', duration: 5 }) },
  deleteActivity: { noun: 'activity' },
  updateGoal: { noun: 'goal', body: () => ({ target: 5 }) },
  deleteGoal: { noun: 'goal' },
  interpretBehavior: { noun: 'dog', body: (dogId) => ({ dogId, notes: 'licks her paw a lot' }) },
  analyzePhoto: { noun: 'dog', body: (dogId) => ({ dogId, photoBase64: photo }) },
  analyzePhotos: { noun: 'dog', body: (dogId) => ({ dogId, photos: [photo] }) },
};

/** For each kind of thing, how this owner makes one of that dog. Each answers the thing's id. */
export function makersOf({ call, user }: MadeOwner, dogId: number): Record<Noun, () => Promise<number>> {
  const params = { id: dogId };
  const idOf = (made: Promise<{ id: number | null }>) => made.then(({ id }) => id ?? 0);
  let minutes = 60;
  return {
    dog: async () => dogId,
    user: async () => user.id,
    session: async () => (await call('listSessions', {}))[0]?.id ?? 0,
    activity: () => idOf(call('createActivity', { params, body: { type: 'health', symptoms: 'Itchy ear' } })),
    goal: () => idOf(call('setGoal', { params, body: { type: 'daily_meals' } })),
    medicine: () => idOf(makeMedicine({ call }, dogId)),
    import: () => idOf(call('createImport', { body: sampleImport(dogId, minutes++) })),
    reminder: () => idOf(call('createReminder', { body: { dogId, title: 'Dinner', times: ['18:00'] } })),
    channel: () => idOf(call('createChannel', { body: { kind: 'calendar' } })),
    invitation: () => idOf(call('createInvitation', { body: { dogIds: [dogId], access: 'log' } })),
    link: () => idOf(call('createLink', { body: { kind: 'card', dogIds: [dogId], expiresInDays: 1 } })),
    token: () => idOf(call('createToken', { body: { name: 'Kitchen', scope: 'log' } })),
  };
}

/** A call's path about the thing with that id, and about that carer if it names one. */
export const pathOf = ({ path }: Pick<Call, 'path'>, id: unknown, carerId = 1): string =>
  path.replace(/:\w+/, encodeURIComponent(String(id))).replace(/:\w+/, String(carerId));
