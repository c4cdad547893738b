import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast.ts';

/** A text to copy, which is shown only once. */
export function ShownOnce({ label, hint, value }: { label: string; hint: string; value: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast({ title: `${label} Copied` });
    } catch {
      // Without the clipboard, on a page without https, it can be copied by hand.
      field.current?.select();
      toast({ title: `${label} Not Copied`, description: 'It is selected now: copy it from the field.' });
    }
  };
  return (
    <>
      <Field label={label} hint={hint}>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            readOnly
            dir="ltr"
            value={value}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <Button variant="accent" wide onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-5" />
        Copy {label.toLowerCase()}
      </Button>
    </>
  );
}
