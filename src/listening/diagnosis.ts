import { clausesOf } from './text/clauses.ts';
import type { Word } from './text/tokenizer.ts';

// Who or what may have made the diagnosis.
const finder =
  /\b(?:vets?|surgeon|specialist|\w+ologist|diagnos(?:ed|is|tics?)|confirm\w*|biops\w+|ultrasound|x ?rays?|scans?|mri|ct|echo|ecg|bloods|blood (?:tests?|work|results?|panel)|bloodwork|results?|tests?|tested|cytology|aspirate|fna|histology|pathology|lab)\b/;
const organs =
  'kidney|renal|liver|heart|cardiac|respiratory|thyroid|dental|gum|disc|bone|skin|eye|lung|bladder';
const illness = new RegExp(
  `\\b(?:cancers?|\\w*carcinoma|\\w*sarcoma|lymphoma|melanoma|leuka?emia|tumou?rs?|mast cell|mass(?:es)?|metasta\\w+|malignan\\w+|neoplas\\w+|dysplasia|arthritis|arthritic|osteoarthritis|diabet\\w+|epilep\\w+|cushing\\w*|addison\\w*|(?:hypo|hyper)thyroid\\w*|(?:${organs}) (?:disease|failure|condition|problems?|issues?|damage|insufficiency)|murmur|cardiomyopathy|dcm|mvd|mitral|pancreatitis|heartworms?|lyme|parvo\\w*|distemper|giardia|leishmani\\w+|ehrlichi\\w+|babesi\\w+|anaplasm\\w+|lepto\\w*|pyometra|gdv|bloat|torsion|ivdd|(?:slipped|bulging|ruptured|herniated) disc|cruciate|(?:luxating )?patella\\w*|infections?|uti|allerg(?:y|ies|ic)|atopy|dermatitis|ibd|colitis|obstruct\\w+|blockage|(?:bladder|kidney|gall) stones?|crystals|cataracts?|glaucoma|dementia|cognitive dysfunction|ana?emia|imha|itp|autoimmune|von willebrand\\w*|clotting|laryngeal paralysis|(?:collapsing|collapsed) trachea|megaesophagus|megaoesophagus|fractur\\w+|broken|foreign (?:body|object)|swallowed|hernia|obese|obesity|periodontal|mange|vestibular|myelopathy|wobblers?|syringomyelia|meningitis|encephalitis|effusion|enlarged (?:heart|spleen|liver|prostate)|(?:kidney|liver|heart|thyroid|blood|pancreas|sugar|glucose|cortisol) (?:values?|levels?|numbers?|enzymes?|markers?|results?) (?:are|is|were|was|have|has|came|look|looks)?(?: come| gone| back| up| very| quite| a bit| too| really)* ?(?:bad|high|raised|elevated|low|poor|abnormal|off|up|worse|terrible|concerning))\\b`,
);
const values = /\b(?:values?|levels?|numbers?|enzymes?|markers?)\b/;
// Ruled out, over, long known, somebody else's, or not yet found.
const doubts =
  /\b(?:no|not|none|never|without|neg|negative|same|always|once|clear|cleared|clean|benign|free|normal|fine|good|well|happy|stable|unchanged|controlled|remission|better|improv\w+|gone|healed|healing|ruled out|rule out|passed|history|(?:years?|months?) ago|last (?:year|month|spring|summer|autumn|fall|winter)|used to|insur\w+|if|worried|scared|vaccin\w+|jabs?|boosters?|prevent\w*|tablets?|routine|booked|appointment|waiting|await\w*|check(?:ing)? for|test(?:ing)? for|screen\w*|other|friends?|sisters?|brothers?|neighbou?rs?|cat|read|article|fundrais\w+|charity|would|nothing)\b/;
// These count anywhere in the sentence.
const unfounded =
  /\b(?:clean|clear|neg|negative|benign|lol|fiction|playing|pretend\w*|drew|teddy|niece|nephew|film|quiz)\b/;

/** The note without the clauses about an illness that a vet or a test found in this dog. Null if there are none. */
export function withoutDiagnosis(words: readonly Word[], note: string): string | null {
  const clauses = clausesOf(words).map(({ from, to, sentence }) => ({
    from,
    to,
    sentence,
    text: words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ')
      .replaceAll('not good', 'bad'),
  }));
  const telling = new Set<number>();
  const doubted = new Set(clauses.flatMap(({ text, sentence }) => (unfounded.test(text) ? [sentence] : [])));
  clauses.forEach(({ text, sentence }, at) => {
    if (!illness.test(text) || doubted.has(sentence)) return;
    const found = [at, at - 1, at + 1].find((near) => {
      const clause = clauses[near];
      return (
        clause?.sentence === sentence && (finder.test(clause.text) || (near === at && values.test(text)))
      );
    });
    if (found === undefined) return;
    const span = [...new Set([at, found])];
    if (!span.some((each) => doubts.test(clauses[each]?.text ?? '')))
      for (const each of span) telling.add(each);
  });
  if (telling.size === 0) return null;
  return clauses
    .flatMap(({ from, to }, at) =>
      telling.has(at) ? [] : [note.slice(words[from]?.start, words[to]?.start)],
    )
    .join(' ')
    .trim();
}
