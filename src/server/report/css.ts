import { type Color, colors } from './look.ts';

const inks: readonly Color[] = ['ink', 'quiet', 'walk', 'feeding', 'care', 'urgent', 'high', 'medium', 'low'];
const severities = ['urgent', 'high', 'medium', 'low'] as const;

/** The styles of a report as a page: the fonts of the app where they are installed, else those of the device. */
export const css = `
*{box-sizing:border-box;margin:0}
html{background:${colors.page};color:${colors.ink};font:15px/1.5 Figtree,system-ui,sans-serif;-webkit-text-size-adjust:100%;print-color-adjust:exact;-webkit-print-color-adjust:exact}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font:700 1.9rem/1.15 "Bricolage Grotesque",Figtree,system-ui,sans-serif}
h2{font:700 1.05rem/1.3 "Bricolage Grotesque",Figtree,system-ui,sans-serif;margin:0 0 .5rem}
p,dt,dd,li{overflow-wrap:anywhere}
header{display:flex;flex-wrap:wrap;gap:1rem;align-items:center;border-bottom:2px solid ${colors.brand};padding-bottom:1rem}
.portrait{width:5.5rem;height:5.5rem;object-fit:cover;border-radius:50%}
.who{flex:1 1 14rem;min-width:0}
.kind,.period,.when,.about,dt,footer{color:${colors.quiet};font-size:.85rem}
.facts{display:flex;flex-wrap:wrap}
.facts span:not(:last-child)::after{content:"·";margin:0 .4rem;color:${colors.quiet}}
.period{text-align:end}
dt strong{color:${colors.ink}}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:.6rem 1.25rem;margin:1rem 0}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem;margin:1.25rem 0}
.tiles div,.pair>section,.health,.questions{background:${colors.white};border:1px solid ${colors.line};border-radius:14px;padding:.9rem 1rem}
.tiles h2{font-size:.85rem;color:${colors.quiet};margin:0}
.tiles p{font-size:.85rem;color:${colors.quiet}}
.tiles .value{font:700 1.5rem/1.3 "Bricolage Grotesque",Figtree,system-ui,sans-serif}
${inks.map((ink) => `.tiles .c-${ink}{color:${colors[ink]}}`).join('\n')}
.pair dl{margin:.5rem 0 0;gap:.4rem 1.25rem}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr));gap:.75rem;margin:.75rem 0}
.chart{display:block;width:100%;max-width:38rem;height:auto;margin:.25rem 0;font-family:Figtree,system-ui,sans-serif}
.health .chart{max-width:26rem}
ol{list-style:none;padding:0}
ol li{display:grid;grid-template-columns:11rem 6.5rem minmax(0,1fr);gap:.25rem .75rem;padding:.6rem 0;border-top:1px solid ${colors.line};break-inside:avoid}
.note{white-space:pre-line}
.severity{display:inline-flex;align-items:center;gap:.35rem;justify-self:start;align-self:start;font-weight:600;font-size:.85rem;padding:.1rem .6rem;border-radius:99px;background:${colors.sunk}}
.severity svg{width:.8rem;fill:currentColor}
${severities.map((level) => `.s-${level}{color:${colors[level]};background:${colors[`${level}Soft`]}}`).join('\n')}
.photos{display:flex;flex-wrap:wrap;gap:.4rem;margin-top:.4rem}
.small{width:5.5rem;height:5.5rem;object-fit:cover;border-radius:8px}
section>p+p{margin-top:.4rem}
.questions{margin:.75rem 0}
.questions ul{padding-inline-start:1.2rem}
.questions li{padding:.2rem 0}
.blank{list-style:none;height:2.2rem;border-bottom:1px solid ${colors.quiet}}
footer p+p{margin-top:.25rem}
@media(max-width:40rem){main{padding:1rem .75rem 2rem}.tiles{grid-template-columns:1fr 1fr}.tiles div:last-child:nth-child(odd){grid-column:1/-1}ol li{grid-template-columns:minmax(0,1fr) auto}ol li div{grid-column:1/-1}.period{text-align:start}}
@media print{.health .chart{max-width:18rem}@page{margin:14mm}html{background:none;font-size:10.5px}.small{width:3.8rem;height:3.8rem}ol li{padding:.35rem 0}main{max-width:none;padding:0}.tiles div,.pair>section,.questions,header{break-inside:avoid}}
`;
