// Sites that host or repeat what others wrote, take answers from anybody, or sell. Nothing shown rests on these alone.
const noAuthorities = new Set([
  '933flz.iheart.com',
  'business.google.com',
  'canadasguidetodogs.com',
  'curiousanimals.net',
  'dagnygromer.wordpress.com',
  'docslib.org',
  'dogbreedmatch.com',
  'dogileptic.com',
  'doglongevity.smallbetlabs.com',
  'dogownership101.com',
  'everydaywithpets.com',
  'github.com',
  'hartlanyorkies.com',
  'hometownnewsatlanta.com',
  'infusionfox.com',
  'justanswer.co.uk',
  'patriothealthdaily.com',
  'pdfslide.us',
  'petmedapp.com',
  'pets.naturaleyecare.com',
  'rattlesnakeready.com',
  'sleddogsocietyofwales.co.uk',
  'wagwalking.com',
  'wolff-tech.com',
  'xzhbc.com',
  'yellowdog-design.com',
  'yorkietalk.com',
  'yumpu.com',
]);

/** The sites of these pages, each once, without those that are no authority. */
export function authorities(pages: readonly string[]): string[] {
  const hosts = pages.map((page) => page.split('/')[2]?.replace(/^www\./, '') ?? page);
  return [...new Set(hosts)].filter((host) => !noAuthorities.has(host));
}

/** A claim with the pages it rests on, as shown to owners. */
export const cited = (text: string, ...pages: (string | null)[]): string =>
  withSources(text, authorities(pages.filter((page) => page !== null)));

/** A claim with the sites it rests on. */
export const withSources = (text: string, hosts: readonly string[]): string =>
  hosts.length === 0 ? text : `${text} (Source${hosts.length > 1 ? 's' : ''}: ${hosts.join(', ')})`;
