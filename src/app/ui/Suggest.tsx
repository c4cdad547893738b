import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { controlLook } from './TextInput.tsx';

const mostShown = 8;
const closeAfterBlur = 150;

export type SuggestProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'list'> & {
  value: string;
  /** Called with every keystroke and with the text of a suggestion that is chosen. */
  onValueChange: (value: string) => void;
  /** All there is to suggest from; at most eight that contain the text are shown. */
  options: readonly string[];
  /**
   * Makes Enter and a chosen suggestion add to a list of the caller's: called with the suggestion, or with
   * the trimmed text itself when no suggestion is it.
   */
  onAdd?: ((value: string) => void) | undefined;
};

/** A text field that suggests but never insists. */
export function Suggest({
  value,
  onValueChange,
  options,
  onAdd,
  className,
  onBlur,
  onFocus,
  onKeyDown,
  ...rest
}: SuggestProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => () => clearTimeout(closing.current), []);

  const typed = value.trim().toLowerCase();
  const shown = options.filter((option) => option.toLowerCase().includes(typed)).slice(0, mostShown);
  /** The suggestion that the text is, else the text itself. */
  const meant = options.find((option) => option.toLowerCase() === typed) ?? value.trim();
  const showing = open && shown.length > 0 && !(shown.length === 1 && shown[0] === value);

  useEffect(() => {
    if (showing) list.current?.scrollIntoView({ block: 'nearest' });
  }, [showing, shown.length]);
  useEffect(() => {
    if (showing && at >= 0) list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [showing, at]);

  const openList = () => {
    setOpen(true);
    setAt(-1);
  };
  const close = () => setOpen(false);
  const take = (choice: string) => {
    if (onAdd) onAdd(choice);
    else onValueChange(choice);
    close();
  };
  const step = (by: 1 | -1) => {
    if (!showing) openList();
    const next = showing ? at + by : by === 1 ? 0 : shown.length - 1;
    setAt((next + shown.length) % Math.max(shown.length, 1));
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.nativeEvent.isComposing) return;
    const active = showing ? shown[at] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      take(active);
    } else if (event.key === 'Enter' && typed && (onAdd || showing || meant !== value)) {
      // The next Enter is for the form it stands in.
      event.preventDefault();
      take(meant);
    } else if (event.key === 'Escape' && showing) {
      // The next Esc is for the sheet it may stand in.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <div className="relative">
      <input
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={showing}
        aria-controls={listId}
        aria-activedescendant={showing && at >= 0 ? `${listId}-${at}` : undefined}
        className={cx(controlLook, className)}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value);
          openList();
        }}
        onFocus={(event) => {
          clearTimeout(closing.current);
          openList();
          onFocus?.(event);
        }}
        // The focus does not come again to a field that kept it when its list was closed.
        onClick={openList}
        onBlur={(event) => {
          closing.current = setTimeout(close, closeAfterBlur);
          if (!onAdd && options.includes(meant) && meant !== value) onValueChange(meant);
          onBlur?.(event);
        }}
        onKeyDown={press}
        {...rest}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        // A list that scrolls would be a stop of its own for the keyboard, which reaches its options by the arrows.
        tabIndex={-1}
        aria-label="Suggestions"
        hidden={!showing}
        className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-[min(20rem,40dvh)] scroll-mb-3 overflow-y-auto rounded-md bg-card p-1.5 shadow-float"
      >
        {shown.map((option, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={option}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            className={cx(
              'flex min-h-11 w-full items-center text-left rounded-sm px-3 hover:bg-sunk',
              index === at && 'bg-brand-soft text-brand outline-hidden',
            )}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(option)}
          >
            {option}
          </button>
        ))}
      </div>
    </div>
  );
}
