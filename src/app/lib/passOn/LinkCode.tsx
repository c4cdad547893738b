import { encode } from 'uqr';

/** How many modules of light a scanner needs around the code. */
const quietZone = 4;

/** A link as a QR code for another phone's camera: dark on light in any theme, because not every scanner reads it inverted. */
export default function LinkCode({ link }: { link: string }) {
  const { data, size } = encode(link, { ecc: 'M', border: quietZone });
  return (
    <figure className="grid justify-items-center gap-2">
      <svg
        role="img"
        aria-label="QR code of the link"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-48 rounded-sm"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={data.map(rowPath).join('')} fill="#000" />
      </svg>
      <figcaption className="text-center text-quiet text-sm">Are they with you? Let them scan it.</figcaption>
    </figure>
  );
}

/** The dark modules of a row, those next to each other as one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row
    .map((isDark) => (isDark ? '1' : '0'))
    .join('')
    .matchAll(/1+/g);
  return [...runs].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`).join('');
}
