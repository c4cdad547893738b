import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test/fakeApi.ts';
import { eachOnQuickLog, noHistory, Opened, press } from '../../../../test/openQuickLog.tsx';
import { toast } from '../../ui/toast.ts';

eachOnQuickLog();

/** Photos are read when the test says so. */
function readingOnDemand() {
  const waiting: (() => void)[] = [];
  class SlowReader extends EventTarget {
    result: string | null = null;
    readAsDataURL() {
      waiting.push(() => {
        this.result = 'data:image/jpeg;base64,AAAA';
        this.dispatchEvent(new Event('load'));
      });
    }
  }
  vi.stubGlobal('FileReader', SlowReader);
  return {
    begun: () => waitFor(() => expect(waiting).toHaveLength(1)),
    finish: () => act(async () => waiting.shift()?.()),
  };
}
const aPhoto = () => new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });

test.each([
  ['is closed', false],
  ['is closed and opened again', true],
])('a photo still being prepared when the form %s is not lost', async (_, reopened) => {
  answerCalls(noHistory);
  const reading = readingOnDemand();
  render(<Opened first="walk" />);
  fireEvent.change(screen.getByLabelText('Photos to add'), { target: { files: [aPhoto()] } });
  await reading.begun();
  press('Cancel');
  await waitFor(() => expect(screen.queryByLabelText('Location')).toBeNull());
  if (reopened) press('Open');
  await reading.finish();
  if (!reopened) press('Open');
  expect(await screen.findByAltText('Chosen 1')).toBeTruthy();
});

test('a photo skipped while it was being prepared does not come back', async () => {
  answerCalls(noHistory);
  const reading = readingOnDemand();
  render(<Opened first="walk" />);
  // Offered once the first way did not do.
  expect(screen.queryByRole('button', { name: 'Capture Photo' })).toBeNull();
  const notes = new File(['%PDF'], 'notes.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText('Photos to add'), { target: { files: [notes] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Capture Photo' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Select Photo' }));
  const chooser = document.querySelector('body > input[type=file]') as HTMLInputElement;
  fireEvent.change(chooser, { target: { files: [aPhoto()] } });
  await reading.begun();
  press('Skip Photo');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Skip Photo' })).toBeNull());
  await reading.finish();
  press('Capture Photo');
  expect(await screen.findByRole('button', { name: 'Select Photo' })).toBeTruthy();
  expect(screen.queryByAltText('Your choice')).toBeNull();
});

test('an error about a photo disappears once a good photo is chosen', async () => {
  answerCalls(noHistory);
  const reading = readingOnDemand();
  const notes = new File(['%PDF'], 'notes.pdf', { type: 'application/pdf' });
  render(<Opened first="walk" />);
  const add = (file: File) =>
    fireEvent.change(screen.getByLabelText('Photos to add'), { target: { files: [file] } });
  add(notes);
  await screen.findByText('Invalid File');
  add(aPhoto());
  await reading.begun();
  await waitFor(() => expect(screen.queryByText('Invalid File')).toBeNull());
  await reading.finish();

  press('Capture Photo');
  const select = async (file: File) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Select Photo' }));
    const chooser = document.querySelector('body > input[type=file]') as HTMLInputElement;
    fireEvent.change(chooser, { target: { files: [file] } });
  };
  await select(notes);
  await screen.findByText('Invalid File');
  await select(aPhoto());
  await reading.begun();
  await reading.finish();
  expect(await screen.findByAltText('Your choice')).toBeTruthy();
  expect(screen.queryByText('Invalid File')).toBeNull();
});

test('choosing a good photo does not hide a message about something else', async () => {
  answerCalls(noHistory);
  const reading = readingOnDemand();
  render(<Opened first="walk" />);
  act(() => toast({ title: 'Activity removed' }));
  fireEvent.change(screen.getByLabelText('Photos to add'), { target: { files: [aPhoto()] } });
  await reading.begun();
  await reading.finish();
  expect(await screen.findByText('Activity removed')).toBeTruthy();
});
