import type { ReactNode } from 'react';
import { hark } from '../../domain/hark.ts';

export type Clause = { title: string; text: ReactNode };

/** A legal text, for the public page and for the app's sheet. */
export type LegalText = { title: string; lead: string; clauses: readonly Clause[] };

/** The support address, as a link. */
export const Support = () => <a href={`mailto:${hark.supportEmail}`}>{hark.supportEmail}</a>;
