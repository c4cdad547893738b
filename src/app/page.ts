import { useEffect } from 'react';
import { hark } from '../domain/hark.ts';

/** Gives the page at hand its title, description and canonical address: its own path, unless it has several. */
export function usePage(title: string, description: string = hark.description, path?: string): void {
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
