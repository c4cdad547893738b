import { renderToStaticMarkup } from 'react-dom/server';
import { Dog } from '../public/Dog.tsx';

/** The light theme's colours as hex: the SVG renderer does not know CSS variables. */
const colours: Record<string, string> = {
  '--accent': '#f8a72f',
  '--dog': '#194d38',
  '--dog-shade': '#0d3a29',
  '--dog-light': '#2a664c',
  '--dog-line': '#faf6ef',
};

/** The preview image for links to Hark (Open Graph), 1200 by 630, as SVG. */
export function socialPicture(): string {
  const drawn = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <path fill="#faf6ef" d="M0 0h1200v630H0Z" />
      <svg x="310" y="30" width="580" height="600">
        <Dog />
      </svg>
    </svg>,
  );
  return drawn.replace(/var\((--[a-z-]+)\)/g, (_, name: string) => colours[name] ?? 'none');
}
