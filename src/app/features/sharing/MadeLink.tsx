import { ExternalLink } from 'lucide-react';
import { PassOnLink } from '../../lib/passOn/PassOnLink.tsx';
import { buttonLook } from '../../ui/buttonLook.ts';

/** A link that was just made. `title` and `text` go with it when it is shared. */
export function MadeLink({ link, title, text }: { link: string; title: string; text: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PassOnLink
        link={link}
        hint="It is not shown again. If it is lost, revoke it and make another."
        title={title}
        text={text}
      >
        <a href={link} target="_blank" rel="noreferrer" className={buttonLook('plain', 'md', true)}>
          <ExternalLink aria-hidden="true" className="size-5" />
          Open to print
        </a>
      </PassOnLink>
    </div>
  );
}
