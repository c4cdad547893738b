import { type ComponentProps, useEffect, useRef } from 'react';

/** Fields that are submitted together. They are disabled while saving, because input during that time would be lost. */
export function Fields({ saving, ...rest }: ComponentProps<'fieldset'> & { saving: boolean }) {
  const left = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // Disabling a field moves the focus to the page or the surrounding dialog: give it back.
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
