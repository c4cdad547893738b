import { hark } from '../../../domain/hark.ts';
import { privacyPolicy } from '../../public/privacyPolicy.tsx';
import { termsOfService } from '../../public/termsOfService.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

const texts = { privacy: privacyPolicy, terms: termsOfService };

/** The name of a legal text, as the button that opens it knows it. */
export type LegalName = keyof typeof texts;

/** A legal text of the public pages, which a signed-in owner cannot open. */
export default function LegalSheet({
  name,
  open,
  onOpenChange,
}: {
  name: LegalName;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { title, lead, clauses } = texts[name];
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={`Last updated: ${hark.legalDate}`}
    >
      <article
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls what has the focus.
        tabIndex={0}
        aria-label={title}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-sm pb-2"
      >
        <p className="text-pretty">{lead}</p>
        {clauses.map((clause) => (
          <section key={clause.title} className="border-line border-t pt-4">
            <h3 className="text-base">{clause.title}</h3>
            <div className="mt-1.5 grid gap-2.5 text-pretty text-sm [&_a]:font-semibold [&_a]:text-brand [&_a]:underline [&_a]:underline-offset-4 [&_li]:ml-5 [&_li]:list-disc [&_li]:pl-1">
              {clause.text}
            </div>
          </section>
        ))}
      </article>
    </Sheet>
  );
}
