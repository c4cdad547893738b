import ICAL from 'ical.js';
import { comeBack, expect, newDog, test } from './journey.ts';

test('a reminder is set, and a vaccination due next month stands in the calendar', async ({
  page,
  owner,
}) => {
  const dog = await newDog(owner);
  const nextDue = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await owner.call('createActivity', {
    params: { id: String(dog.id) },
    body: { type: 'other', kind: 'vaccination', title: 'Rabies', nextDue },
  });
  await comeBack(page, owner);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();

  await page.getByRole('button', { name: 'Add a reminder' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What').fill('Dinner');
  await dialog.getByLabel('Time', { exact: true }).fill('18:30');
  await dialog.getByLabel('Not if somebody has logged').selectOption({ label: 'A meal' });
  await dialog.getByRole('button', { name: 'Save Reminder' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Every day at 6:30 PM, unless fed')).toBeVisible();

  await page.getByRole('button', { name: 'Add a way for reminders to arrive' }).click();
  await dialog.getByText('Calendar', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Add and Test' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const fetched = await page.request.get(link);
  expect(fetched.status()).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await fetched.text()) as never);
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(events.map(({ summary }) => summary)).toEqual(['Rabies: Biscuit']);
  // Nine in the morning in New York.
  expect(events[0]?.startDate.toJSDate().toISOString()).toMatch(new RegExp(`^${nextDue}T1[34]:00:00.000Z$`));

  await page.getByRole('button', { name: 'Actions for Calendar' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByText('Calendar Removed', { exact: true })).toBeVisible();
  expect((await page.request.get(link)).status()).toBe(404);
});
