import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, json } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice } from '../../../../test/openApp.tsx';
import { answers, openProfile } from '../../../../test/openProfile.tsx';

eachOnAnEmptyDevice();

const preview = {
  created: 2,
  already: 1,
  skipped: [{ row: 5, reason: 'The date is missing' }],
  skippedCount: 1,
  ofOthers: 0,
  sample: [],
  dateOrder: 'month',
  asks: ['dateOrder'],
  dogNames: [],
};
const imported = {
  id: 4,
  fileName: 'old.csv',
  createdAt: '2026-11-01T00:00:00.000Z',
  finishedAt: '2026-11-01T00:00:09.000Z',
  created: 2,
  left: 2,
};

async function chooseFile() {
  await openProfile();
  fireEvent.click(await screen.findByRole('button', { name: 'Bring your log' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Bring your log' }));
  const file = new File(['Date,Type,Length\n3/4/2026,Pee,5\n'], 'old.csv');
  fireEvent.change(sheet.getByLabelText('File with your log'), { target: { files: [file] } });
  await sheet.findByRole('list', { name: 'Columns' });
  return sheet;
}

test('an owner sees what a file would add, answers what it does not tell, adds it and takes it back', async () => {
  const sent: unknown[] = [];
  let isThere = false;
  answerCalls({
    ...answers,
    'GET /api/dogs/7/imports': () => json(isThere ? [imported] : []),
    'POST /api/imports/preview': ({ body }) => {
      sent.push(body);
      return json(sent.length === 1 ? preview : { ...preview, asks: [] });
    },
    'POST /api/imports': ({ body }) => {
      sent.push(body);
      isThere = true;
      const { created, already, skipped, skippedCount } = preview;
      return json({ id: 4, created, already, skipped, skippedCount }, 201);
    },
    'DELETE /api/imports/4': () => {
      isThere = false;
      return json(undefined, 204);
    },
  });
  const sheet = await chooseFile();
  fireEvent.change(sheet.getByLabelText('Column Length'), { target: { value: '' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Preview' }));
  expect(await sheet.findByText('The date is missing')).toBeTruthy();
  expect(sheet.queryByRole('button', { name: /^Add/ })).toBeNull();
  fireEvent.click(sheet.getByRole('radio', { name: 'April 3' }));
  fireEvent.click(await sheet.findByRole('button', { name: 'Add 2 entries' }));
  expect(await sheet.findByText(/were added/)).toBeTruthy();
  expect(sheet.getByRole('region', { name: 'Left out' }).textContent).toContain('Row 5: The date is missing');
  fireEvent.click(sheet.getByRole('button', { name: 'Done' }));
  const row = within(await screen.findByRole('list', { name: 'Brought before' }));
  fireEvent.click(row.getByRole('button', { name: 'Take back old.csv' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Brought before' })).toBeNull());
  expect(sent.at(-1)).toMatchObject({
    dogId: 7,
    csv: 'Date,Type,Length\n3/4/2026,Pee,5\n',
    mapping: { date: 'Date', type: 'Type' },
    dateOrder: 'day',
    fileName: 'old.csv',
  });
});

test('rows that are left out for the same reason are named together', async () => {
  const skipped = [5, 8, 11, 14].map((row) => ({ row, reason: row === 8 ? 'No date' : 'No duration' }));
  const asks: string[] = [];
  answerCalls({
    ...answers,
    'POST /api/imports/preview': () => json({ ...preview, asks, skipped, skippedCount: 9 }),
  });
  const sheet = await chooseFile();
  fireEvent.click(sheet.getByRole('button', { name: 'Preview' }));
  const list = within(await sheet.findByRole('region', { name: 'Left out' })).getAllByRole('listitem');
  expect(list.map(({ textContent }) => textContent)).toEqual([
    'Rows 5, 11, 14: No duration',
    'Row 8: No date',
    'and 5 more',
  ]);
});

test('a column is one thing, and without dates nothing is read', async () => {
  answerCalls(answers);
  const sheet = await chooseFile();
  fireEvent.change(sheet.getByLabelText('Column Date'), { target: { value: 'notes' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Preview' }));
  expect((await sheet.findByRole('alert')).textContent).toBe('Please choose the column with the dates.');
  fireEvent.change(sheet.getByLabelText('Column Type'), { target: { value: 'date' } });
  fireEvent.change(sheet.getByLabelText('Column Date'), { target: { value: 'date' } });
  expect(sheet.getByLabelText<HTMLSelectElement>('Column Type').value).toBe('');
});
