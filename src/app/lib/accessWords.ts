import type { DogAccess } from '../../domain/access.ts';
import type { Answered } from '../../domain/answered.ts';
import { lookUp } from '../../domain/lookUp.ts';

interface AccessWords {
  /** Who usually has it. */
  who: string;
  /** What somebody with it does. */
  does: string;
  /** The same, said to them. */
  youCan: string;
  /** What an invitation asks them to do. */
  invites: string;
}

const everything = {
  does: 'sees and changes everything',
  youCan: 'You see and change everything.',
  invites: 'see and change everything',
};

const words: Record<DogAccess, AccessWords> = {
  owner: { who: 'Owner', ...everything },
  manage: { who: 'Partner', ...everything },
  log: {
    who: 'Sitter or walker',
    does: 'logs, and changes own entries',
    youCan: 'You can log, and change your own entries.',
    invites: 'log walks, meals and health notes',
  },
  view: {
    who: 'Can look',
    does: 'sees everything, changes nothing',
    youCan: 'You can look, but not log.',
    invites: 'see walks, meals and health notes',
  },
};

/** An access in words. One that only a newer server knows is said to allow the least. */
export const accessWords = (access: Answered<DogAccess>): AccessWords => lookUp(words, access, words.view);
