const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML, also within a quoted attribute. */
export const escapedHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
