import sharp from 'sharp';

const side = 800;
const dark = '#2b2320';

const looks = {
  beagle: {
    head: '#b9763f',
    ear: '#8a5229',
    blaze: '#fbf3e6',
    coat: '#fbf3e6',
    back: '#3a322e',
    sky: { top: '#cfe6dc', bottom: '#f7ecd6' },
    hill: '#7fae8e',
    far: '#a9cdb4',
    collar: '#c4563a',
  },
  labrador: {
    head: '#ecd3a4',
    ear: '#d3b078',
    blaze: '#f2dfb9',
    coat: '#ecd3a4',
    back: '#dcbc86',
    sky: { top: '#f5d9b8', bottom: '#f9efdf' },
    hill: '#c79a63',
    far: '#e0bf8f',
    collar: '#2f6a54',
  },
} as const;

export type Drawn = keyof typeof looks;

/** A drawn portrait of a dog before hills, as a JPEG data URL: for the demo's dogs, who are nobody's. */
export async function drawPortrait(drawn: Drawn): Promise<string> {
  const { head, ear, blaze, coat, back, sky, hill, far, collar } = looks[drawn];
  const half = `
    <path d="M300 236c-58-18-118 26-140 108-18 68-16 150 14 186 24 28 68 14 88-30 22-50 24-118 42-170z" fill="${ear}"/>
    <path d="M300 250c-34 4-70 44-84 104-12 54-10 110 4 138" fill="none" stroke="#000" stroke-opacity=".10" stroke-width="10" stroke-linecap="round"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="100 110 600 600" width="${side}" height="${side}">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky.top}"/><stop offset="1" stop-color="${sky.bottom}"/></linearGradient>
    <radialGradient id="light" cx=".36" cy=".28" r=".8"><stop stop-color="#fff" stop-opacity=".34"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></radialGradient>
    <linearGradient id="chest" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".16"/><stop offset=".3" stop-color="#000" stop-opacity="0"/></linearGradient>
    <clipPath id="face"><path d="M400 176c98 0 152 62 158 158 4 60-14 96-44 138-30 44-64 84-114 84s-84-40-114-84c-30-42-48-78-44-138 6-96 60-158 158-158"/></clipPath>
  </defs>
  <rect width="800" height="800" fill="url(#sky)"/>
  <circle cx="640" cy="150" r="64" fill="#fff6e0" fill-opacity=".85"/>
  <path d="M0 470c120-70 240-80 380-30s300 30 420-40v400H0z" fill="${far}"/>
  <path d="M0 590c160-60 330-40 470 0s240 20 330-20v230H0z" fill="${hill}"/>
  <path d="M168 800c-6-120 40-220 110-262 40-24 84-28 122-28s82 4 122 28c70 42 116 142 110 262z" fill="${back}"/>
  <path d="M258 800c0-120 30-214 78-252 20-16 42-22 64-22s44 6 64 22c48 38 78 132 78 252z" fill="${coat}"/>
  <path d="M168 800c-6-120 40-220 110-262 40-24 84-28 122-28s82 4 122 28c70 42 116 142 110 262z" fill="url(#chest)"/>
  <path d="M276 566q124 92 248 0l10 44q-134 96-268 0z" fill="${collar}"/>
  <circle cx="400" cy="668" r="32" fill="#f2a93b"/><circle cx="400" cy="668" r="32" fill="none" stroke="#c9841d" stroke-width="5"/><circle cx="400" cy="634" r="8" fill="#c9841d"/>
  <path d="M400 176c98 0 152 62 158 158 4 60-14 96-44 138-30 44-64 84-114 84s-84-40-114-84c-30-42-48-78-44-138 6-96 60-158 158-158" fill="${head}"/>
  <g clip-path="url(#face)">
    <path d="M400 150c26 0 36 60 40 130 4 60 26 78 66 110 30 26 30 90 0 180H294c-30-90-30-154 0-180 40-32 62-50 66-110 4-70 14-130 40-130" fill="${blaze}"/>
    <rect x="220" y="160" width="360" height="420" fill="url(#light)"/>
  </g>
  ${half}<g transform="matrix(-1 0 0 1 800 0)">${half}</g>
  <ellipse cx="400" cy="474" rx="84" ry="66" fill="${blaze}"/>
  <ellipse cx="400" cy="474" rx="84" ry="66" fill="url(#light)" fill-opacity=".6"/>
  <g fill="${dark}"><ellipse cx="328" cy="350" rx="23" ry="26"/><ellipse cx="472" cy="350" rx="23" ry="26"/>
  <path d="M356 424q44-22 88 0 6 30-20 44-24 12-48 0-26-14-20-44z"/></g>
  <g fill="#fff"><circle cx="336" cy="341" r="7.5"/><circle cx="480" cy="341" r="7.5"/><ellipse cx="386" cy="432" rx="14" ry="6" fill-opacity=".5"/></g>
  <g fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round"><path d="M400 472v26M400 498q-20 30-52 14M400 498q20 30 52 14"/></g>
  <path d="M372 514q28 20 56 0 4 52-28 52t-28-52z" fill="#d9736a"/><path d="M400 520v28" stroke="#b9564f" stroke-width="5" stroke-linecap="round"/>
  <g fill="none" stroke="${dark}" stroke-opacity=".35" stroke-width="7" stroke-linecap="round"><path d="M300 306q22-18 48-10M500 306q-22-18-48-10"/></g>
  <g fill="${dark}" fill-opacity=".35"><circle cx="352" cy="486" r="4"/><circle cx="366" cy="498" r="4"/><circle cx="448" cy="486" r="4"/><circle cx="434" cy="498" r="4"/></g>
  </svg>`;
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
