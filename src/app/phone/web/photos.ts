import type { PhotoSource } from '../device.ts';

/** Whether a photo is taken with these sources first. A browser's own picker offers the camera too, and takes several. */
export const capturesFirst: boolean = false;

/** The available sources, the best first. */
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
  // Safari fires `change` only if the input is in the document.
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
