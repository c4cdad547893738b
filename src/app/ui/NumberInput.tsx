import { TextInput, type TextInputProps } from './TextInput.tsx';

/**
 * A field for a typed number. It is a text field, because one of type `number` changes with the mouse wheel and hides what it
 * cannot read.
 */
export function NumberInput(props: TextInputProps) {
  return <TextInput inputMode="numeric" autoComplete="off" {...props} />;
}
