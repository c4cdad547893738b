const schemes = ['light', 'dark'];

/** Gives the browser's own frame the page's colour: the owner's choice goes before the system's. */
export function showThemeColor(): void {
  const { theme } = document.documentElement.dataset;
  // The document has one for each, in this order.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, at) => {
    const own = schemes[at];
    meta.media = theme ? (theme === own ? 'all' : 'not all') : `(prefers-color-scheme: ${own})`;
  });
}
