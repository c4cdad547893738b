const schemes = ['light', 'dark'];

/** Matches the browser's UI to the page's theme. The owner's choice overrides the system's. */
export function showThemeColor(): void {
  const { theme } = document.documentElement.dataset;
  // The document has one tag per scheme, in this order.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, at) => {
    const own = schemes[at];
    meta.media = theme ? (theme === own ? 'all' : 'not all') : `(prefers-color-scheme: ${own})`;
  });
}
