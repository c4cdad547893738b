import { Check } from 'lucide-react';
import { Content, Group, Item, Label, Portal, Root, Separator, Trigger } from 'radix-ui/dropdown-menu';
import { useRef } from 'react';
import { cx } from './cx.ts';
import type { MenuProps } from './Menu.tsx';

/** The menu itself. It is mounted when first requested, so it starts open. */
export function MenuPanel({ trigger, label, heading, groups }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Root defaultOpen modal={false}>
      <Trigger ref={button} asChild>
        {trigger}
      </Trigger>
      {/* Inside the main landmark, where screen readers find it. */}
      <Portal container={document.querySelector('main')}>
        <Content
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          style={{ maxWidth: 'min(20rem, var(--radix-dropdown-menu-content-available-width))' }}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 tight:min-w-0 overflow-y-auto rounded-md bg-card p-1.5 text-ink shadow-float data-[state=closed]:animate-vanish data-[state=open]:animate-pop"
        >
          {heading && <Label className="px-3 pt-2 pb-1.5 text-quiet text-xs">{heading}</Label>}
          {groups.map((items, at) => (
            <Group key={items[0]?.label}>
              {at > 0 && <Separator className="mx-3 my-1.5 h-px bg-line" />}
              {/* Keyed by index, since two dogs may have the same name. */}
              {items.map((item, index) => (
                <Item
                  key={index}
                  onSelect={() => {
                    // A dialog opened by the item returns the focus to what has it now.
                    button.current?.focus({ preventScroll: true });
                    item.onSelect();
                  }}
                  className={cx(
                    'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1 text-sm outline-none [&>svg]:size-5 [&>svg]:shrink-0',
                    // `outline-hidden` still shows in forced-colors mode, where the background does not.
                    'data-highlighted:bg-brand-soft data-highlighted:outline-hidden',
                    item.tone === 'alarm' && 'text-alarm',
                  )}
                >
                  {item.icon}
                  <span className="min-w-0 flex-1">
                    <span dir="auto" className="block truncate">
                      {item.label}
                    </span>
                    {item.detail && (
                      <span dir="auto" className="block truncate text-quiet text-xs">
                        {item.detail}
                      </span>
                    )}
                  </span>
                  {item.checked && <Check aria-label="selected" className="text-brand" />}
                </Item>
              ))}
            </Group>
          ))}
        </Content>
      </Portal>
    </Root>
  );
}
