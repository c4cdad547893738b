import { useEffect } from 'react';
import { hark } from '../../domain/hark.ts';

/** Sets the page's title, description and canonical URL. `path` is for pages that have several paths. */
export function usePageMeta(title: string, description: string = hark.description, path?: string): void {
  useEffect(() => {
    document.title = `${title} | ${hark.name}`;
    headElement('meta', 'name', 'description').content = description;
    headElement('link', 'rel', 'canonical').href = location.origin + (path ?? location.pathname);
  }, [title, description, path]);
}

function headElement<Tag extends 'meta' | 'link'>(tag: Tag, attribute: string, value: string) {
  const found = document.head.querySelector<HTMLElementTagNameMap[Tag]>(`${tag}[${attribute}="${value}"]`);
  if (found) return found;
  const made = document.createElement(tag);
  made.setAttribute(attribute, value);
  document.head.append(made);
  return made;
}
