import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { controlLook } from './TextInput.tsx';

const mostShown = 8;
const closeAfterBlur = 150;

export type AutocompleteProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'list'> & {
  value: string;
  /** Called on every keystroke, and with a chosen suggestion. */
  onValueChange: (value: string) => void;
  /** All suggestions; at most eight that contain the text are shown. */
  options: readonly string[];
  /** A text as it is compared with suggestions. */
  fold: (text: string) => string;
  /**
   * For tag inputs: called on Enter or when a suggestion is chosen, with the suggestion, or with the trimmed text if it
   * matches none.
   */
  onAdd?: ((value: string) => void) | undefined;
};

/** A combobox with suggestions that accepts any text. */
export function Autocomplete({
  value,
  onValueChange,
  options,
  fold,
  onAdd,
  className,
  onBlur,
  onFocus,
  onKeyDown,
  ...rest
}: AutocompleteProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => () => clearTimeout(closing.current), []);

  const typed = fold(value);
  const shown = options.filter((option) => fold(option).includes(typed)).slice(0, mostShown);
  /** The suggestion that equals the text as it is compared, else the text itself. */
  const match = options.find((option) => fold(option) === typed) ?? value.trim();
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

  /** What Enter takes: the active suggestion, or the text. None if it should submit the surrounding form. */
  const choiceOnEnter = () => {
    if (showing && shown[at]) return shown[at];
    return typed && (onAdd || showing || match !== value) ? match : undefined;
  };

  /** Whether the key was for the list: nothing around it gets it then. */
  const handles = (key: string): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      step(key === 'ArrowDown' ? 1 : -1);
      return true;
    }
    const choice = key === 'Enter' ? choiceOnEnter() : undefined;
    if (choice) take(choice);
    return Boolean(choice);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.nativeEvent.isComposing) return;
    if (handles(event.key)) event.preventDefault();
    if (event.key === 'Escape' && showing) {
      // Only the next Esc closes a surrounding sheet.
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
        // A field that is still focused gets no focus event, so a click reopens its list.
        onClick={openList}
        onBlur={(event) => {
          closing.current = setTimeout(close, closeAfterBlur);
          if (!onAdd && options.includes(match) && match !== value) onValueChange(match);
          onBlur?.(event);
        }}
        onKeyDown={press}
        {...rest}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        // Scroll containers are tab stops by default, but the keyboard reaches the options with the arrow keys.
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
