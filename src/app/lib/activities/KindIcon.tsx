import { List } from 'lucide-react';
import { createElement } from 'react';
import type { Activity } from '../../../domain/activity.ts';
import { lookUp } from '../../../domain/lookUp.ts';
import { PoopIcon } from '../../ui/PoopIcon.tsx';
import { kindIcons } from './kindIcons.ts';

/** The icon of an entry of other care, by its kind; potty has two. */
export default function KindIcon({ kind, title }: Pick<Activity, 'kind' | 'title'>) {
  const isPoop = kind === 'potty' && /poop/i.test(title ?? '');
  return createElement(isPoop ? PoopIcon : lookUp(kindIcons, kind ?? 'custom', List));
}
