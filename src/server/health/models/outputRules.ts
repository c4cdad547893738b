import * as z from 'zod';
import type { SeverityLevel } from '../../../domain/severity.ts';
import { atLeast } from '../../../listening/severity.ts';
import { maxWords, neverSaid, wordCount } from '../../../listening/wording.ts';
import { isSafeText } from './safeText.ts';

// What Hark never says, whoever writes it. Too strict a rule costs a model's text; too lax a rule could cost a dog.
const forbidden = [
  neverSaid,
  // Doses and medicines. Of the owner's own medicines nothing is said either: what to give is the vet's to say.
  /\b(?:over|under|re)?-?dos(?:e[ds]?|ing|ages?)\b|\bdoubl\w+ (?:up|it|that|the (?:pills?|tablets?|medic\w+|insulin|amount))\b|\b(?:more|less|extra|another|skip\w*|stop\w*|miss(?:ed|ing)?|increas\w+|reduc\w+|rais\w+|lower\w*|halv\w+|adjust\w*|chang\w+) (?:of )?(?:the |his |her |its |their |your dog's |your dog’s |any |all |one |a )?(?:\w+ )?(?:insulin|pills?|tablets?|medicines?|medications?|injections?)\b/i,
  /\b(?:\d+(?:[.,]\d+)?|half|one|two|three|an?) ?(?:an? )?(?:mcg|mg|g|grams?|ml|cc|iu|tablets?|pills?|capsules?|drops?|(?:tea|table)spoons?|tsp|tbsp|doses?)\b/i,
  /\b(?:ibuprofen|aspirin|paracetamol|acetaminophen|tylenol|advil|naproxen|aleve|benadryl|diphenhydramine|cetirizine|zyrtec|imodium|loperamide|pepto|bismuth|famotidine|omeprazole|predniso\w+|charcoal|melatonin|cbd|garlic)\b/i,
  // Diagnoses.
  /\b(?:my|the|likely|probable|possible) diagnosis|\bdiagnos(?:ed|is:)|\b(?:he|she|your dog|the dog|your puppy)(?: \w+ly)? (?:has|have|suffers?)\b|\b(?:this|it|that)(?: is|['’]s) (?:\w+ly )?(?:an? )?(?:case of )?(?:\w+ )?(?:\w+(?:itis|osis|opathy|a?emia|virus|worms?)|mange|cancer|tumou?r|diabetes|epilepsy|parvo|bloat|infection|fracture|pneumonia|distemper|rabies)\b|\b(?:clearly|definitely|certainly|undoubtedly)\b/i,
  // Blame.
  /\byour (?:own )?(?:fault|mistake)|you (?:should|could|ought to|must)(?:n['’]t)? (?:not )?have|careless|irresponsib|neglect|blame|you (?:failed|caused)|bad owner/i,
  // Reassurance.
  /nothing (?:to (?:worry|fear)|serious|wrong)|no (?:need|reason|cause)\b.{0,25}(?:worr|concern|alarm|panic|vet)|(?:do not|don['’]t|needn['’]t|need not|should not|shouldn['’]t) (?:worry|be (?:worried|concerned))|rest assured|perfectly|harmless|\b(?:is|are|be|['’]s|looks?|seems?|sounds?|appears?|doing) (?:\w+ )?(?:fine|healthy|safe|great|ok|okay|alright)\b|\b(?:is|seems?|looks?|be|doing|all) well\b|not (?:\w+ )?(?:serious|an? (?:emergency|concern|problem)|urgent|dangerous|worr\w+)|\bno (?:vet|emergency|danger|problem|concern)|(?:not|n['’]t) (?:need|have to|necessary).{0,20}\bvet|(?:good|great|excellent|perfect) (?:health|condition)/i,
  // Telephone numbers and addresses.
  /\d[\d ().-]{5,}\d|\bwww\.|https?:|\b[\w-]+\.(?:com|org|net|info|io|dog|vet|uk|de)\b/i,
  // About itself and its instructions.
  /system prompt|(?:my|these|previous|above|given) instructions|as an ai\b|language model|ai assistant|\bignore (?:all|any|previous|the above)\b/i,
];

// "She has eaten" reports what happened; "she has an infection" and "has infected ears" would be a diagnosis.
const reportedSpeech =
  /\b(he|she|your dog|the dog|your puppy) has (?=(?:been|had|not|eaten|drunk|gone|lost|thrown|shown)\b|(?!infected|inflamed|blocked|ruptured|slipped|dislocated)\w+ed\b)/gi;

// Waiting is no advice when it is urgent.
const urges = /\b(?:cannot|can['’]t|do not|don['’]t|should not|must not) wait\b/gi;
const delays =
  /\bwait\b|keep an eye|monitor|see how|watch (?:him|her|it|your dog|for a|over)|over the next|(?:will|should|tends? to|usually|often) (?:pass|resolve|clear|go away|settle|improve)|on (?:its|his|her|their) own|common|minor|mild|no hurry|in a few days|tomorrow/i;

// No angle brackets, asterisks, back-quotes, braces, hidden characters or other scripts.
const plain = /^[\p{Script=Latin}\p{M}\d .,;:!?'"“”‘’…()%–—°&/+×½-]*$/u;

/** Schema of a text in an answer: one plain line of at most `most` characters and 120 words. */
export const line = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\s+/g, ' ').trim())
    .min(1)
    .max(most)
    .refine((text) => plain.test(text) && wordCount(text) <= maxWords);

/** Whether Hark may show this `prose`, and the shorter texts beside it, at this severity. */
export function mayBeShown(prose: string, others: readonly string[], severity: SeverityLevel): boolean {
  const all = [prose, ...others].join('\n').replace(reportedSpeech, '$1 ');
  if (forbidden.some((rule) => rule.test(all))) return false;
  if (atLeast(severity, 'high') && delays.test(all.replace(urges, ''))) return false;
  return [prose, ...others].every((text) => isSafeText(text, severity));
}
