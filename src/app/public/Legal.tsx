import { hark } from '../../domain/hark.ts';
import type { LegalText } from './legalText.tsx';
import { PublicFrame } from './PublicFrame.tsx';

/** A page of legal clauses, each with its own heading. */
export function Legal({ title, lead, clauses }: LegalText) {
  return (
    <PublicFrame>
      <article className="mx-auto max-w-[44rem] px-4 pt-8 pb-8 sm:px-8 md:pt-14">
        <p className="text-quiet text-sm">Last updated: {hark.legalDate}</p>
        <h1 className="mt-2 font-[720] text-hero tracking-[-0.03em]">{title}</h1>
        <p className="mt-5 text-pretty text-lg leading-normal">{lead}</p>
        {clauses.map((clause) => (
          <section key={clause.title} className="mt-9 border-line border-t pt-6">
            <h2 className="text-lg">{clause.title}</h2>
            <div className="mt-2 grid gap-3 text-pretty [&_a]:font-semibold [&_a]:text-brand [&_a]:underline [&_a]:underline-offset-4 [&_li]:ml-5 [&_li]:list-disc [&_li]:pl-1">
              {clause.text}
            </div>
          </section>
        ))}
      </article>
    </PublicFrame>
  );
}
