import { type ComponentProps, useEffect, useRef } from 'react';

/** Fields that are sent together. What is typed while it is being saved would be lost: until then they take nothing. */
export function Fields({ saving, ...rest }: ComponentProps<'fieldset'> & { saving: boolean }) {
  const left = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // A field that was disabled has lost the focus, to the page or to the dialog that it stands in.
    if (!saving && left.current && document.activeElement?.contains(left.current)) left.current.focus();
  }, [saving]);
  return (
    <fieldset
      disabled={saving}
      onFocus={({ target }) => {
        left.current = target;
      }}
      onBlur={({ target }) => {
        if (!target.matches(':disabled')) left.current = null;
      }}
      {...rest}
    />
  );
}
