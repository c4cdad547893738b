import { screen } from '@testing-library/react';
import { anOwner, json } from './fakeApi.ts';
import { openApp } from './openApp.tsx';

export const goal = {
  id: 5,
  dogId: 7,
  type: 'daily_walks',
  target: 3,
  period: 'daily',
  isActive: true,
  createdAt: '2026-01-01T00:00:00Z',
};
const thisDevice = {
  id: 1,
  device: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0 Safari/537.36',
  createdAt: '2026-01-01T00:00:00Z',
  lastUsedAt: '2026-01-01T00:00:00Z',
  isCurrent: true,
};
export const answers = {
  ...anOwner,
  'GET /api/dogs/7/goals': () => json([goal]),
  'GET /api/dogs/7/carers': () => json([]),
  'GET /api/invitations': () => json([]),
  'GET /api/links': () => json([]),
  'GET /api/dogs/7/imports': () => json([]),
  'GET /api/reminders': () => json([]),
  'GET /api/channels': () => json([]),
  'GET /api/tokens': () => json([]),
  'GET /api/auth/sessions': () => json([thisDevice]),
};
export const away = () => json({ error: 'The database is away' }, 503);

export async function openProfile() {
  await openApp('/profile', 'a token');
  await screen.findByRole('heading', { name: 'Your account' });
}

export const heldBack = (label: string) =>
  screen.getByLabelText(label).closest('fieldset')?.disabled ?? false;
