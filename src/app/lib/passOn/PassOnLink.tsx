import { Copy, Share2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { canShare, shareLink } from '#phone/share';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast.ts';

const LinkCode = lazyComponent(() => import('./LinkCode.tsx'));

/** A link that is shown only once, to copy, to share and to scan. `title` and `text` go with it when it is shared. */
export function PassOnLink({
  link,
  hint,
  title,
  text,
  children,
}: {
  link: string;
  hint: string;
  title: string;
  text: string;
  /** More that can be done with it. */
  children?: ReactNode;
}) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link Copied' });
    } catch {
      // Without the clipboard, on a page without https, it can be copied by hand.
      field.current?.select();
      toast({ title: 'Link Not Copied', description: 'It is selected now: copy it from the field.' });
    }
  };
  const share = () =>
    shareLink(title, text, link).catch(() =>
      toast({ title: 'Link Not Shared', description: 'Copy it instead.', variant: 'destructive' }),
    );
  return (
    <>
      <Field label="Link" hint={hint}>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            readOnly
            dir="ltr"
            value={link}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button variant="accent" wide onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-5" />
          Copy link
        </Button>
        {canShare() && (
          <Button wide onClick={() => void share()}>
            <Share2 aria-hidden="true" className="size-5" />
            Share
          </Button>
        )}
        {children}
      </div>
      {/* If its code cannot be loaded, there is still the link. */}
      <LinkCode
        link={link}
        fallback={<Skeleton className="mb-7 size-48 justify-self-center" />}
        errorFallback={null}
      />
    </>
  );
}
