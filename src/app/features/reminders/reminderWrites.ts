import { queryOptions } from '@tanstack/react-query';
import '../../../api/lateCalls.ts';
import type { Outgoing } from '../../../api/contract.ts';
import type { Channel } from '../../../domain/channel.ts';
import type { Reminder } from '../../../domain/reminder.ts';
import { api } from '../../lib/api.ts';
import { ignoreNotFound } from '../../lib/ignoreNotFound.ts';
import { queryClient } from '../../lib/query.ts';

/** The user's own reminders, of all dogs. */
export const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  queryFn: () => api('listReminders', {}),
});

/** How reminders reach the user. */
export const channelsQuery = queryOptions({
  queryKey: ['channels'],
  queryFn: () => api('listChannels', {}),
});

const refetchReminders = () => void queryClient.invalidateQueries({ queryKey: remindersQuery.queryKey });
const refetchChannels = () => void queryClient.invalidateQueries({ queryKey: channelsQuery.queryKey });
const params = ({ id }: { id: number }) => ({ id: String(id) });

export type ReminderBody = Outgoing<'createReminder'>['body'];
type ChannelBody = Outgoing<'createChannel'>['body'];

/** Adds a reminder, or changes one. */
export async function saveReminder(
  reminder: Reminder | null,
  { dogId, ...body }: ReminderBody,
  idempotencyKey: string,
): Promise<void> {
  const saved = reminder
    ? api('updateReminder', { params: params(reminder), body })
    : api('createReminder', { body: { dogId, ...body }, idempotencyKey });
  await saved.finally(refetchReminders);
}

export const removeReminder = (reminder: Reminder) =>
  ignoreNotFound(api('deleteReminder', { params: params(reminder) })).finally(refetchReminders);

export const addChannel = (body: ChannelBody, idempotencyKey: string) =>
  api('createChannel', { body, idempotencyKey }).finally(refetchChannels);

export const changeQuietHours = (channel: Channel, body: Outgoing<'updateChannel'>['body']) =>
  api('updateChannel', { params: params(channel), body }).finally(refetchChannels);

/** Sends a test message; one that arrives confirms the channel. */
export const testChannel = (channel: Pick<Channel, 'id'>) =>
  api('testChannel', { params: params(channel) }).finally(refetchChannels);

export const removeChannel = (channel: Channel) =>
  ignoreNotFound(api('deleteChannel', { params: params(channel) })).finally(refetchChannels);
