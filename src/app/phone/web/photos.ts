import type { PhotoSource } from '../face.ts';

/** The ways there are, the best first. */
export const photoSources: readonly PhotoSource[] = [
  {
    label: 'Select Photo',
    choose: selectFile,
    problem: { title: 'Error', description: 'Failed to read the selected file' },
  },
];

/** The browser's own file picker. */
function selectFile(): Promise<File | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  input.hidden = true;
  // Safari tells only an input that is in the page what was chosen.
  document.body.append(input);
  return new Promise((resolve) => {
    const settle = () => {
      input.remove();
      resolve(input.files?.[0] ?? null);
    };
    input.addEventListener('change', settle);
    input.addEventListener('cancel', settle);
    input.click();
  });
}
