/** A line that tells owners what to do about a poison. */
export interface PoisonLine {
  name: string;
  /** As people in that country write it. */
  phone: string;
  /** What a call costs. */
  fee: string;
  /** When it answers; null if always. */
  hours: string | null;
  /** Pages that name the number, the fee and the hours. Numbers are checked again before each release. */
  sources: readonly string[];
}

const aspca: PoisonLine = {
  name: 'ASPCA Animal Poison Control',
  phone: '(888) 426-4435',
  fee: 'A fee may apply.',
  hours: null,
  sources: ['https://uoguelph.ca/ahl/print/1139'],
};
const petPoisonHelpline: PoisonLine = {
  name: 'Pet Poison Helpline',
  phone: '(855) 764-7661',
  fee: 'A fee applies.',
  hours: null,
  sources: ['https://uoguelph.ca/ahl/print/1139'],
};
const helpline = { name: 'Animal Poisons Helpline', fee: 'Free for owners.' };

/** By country, the first to call first. A country whose lines take no calls from owners has none. */
const lines: Record<string, readonly PoisonLine[]> = {
  US: [aspca, petPoisonHelpline],
  CA: [petPoisonHelpline, aspca],
  GB: [
    {
      name: 'Animal PoisonLine',
      phone: '01202 509000',
      fee: 'A fee applies: £35 to £45 a call.',
      hours: null,
      sources: ['https://www.animalpoisonline.co.uk/'],
    },
  ],
  AU: [
    {
      ...helpline,
      phone: '1300 869 738',
      hours: null,
      sources: [
        'https://animalpoisons.com.au/news/emergency-instructions',
        'https://animalpoisonscentre.com.au/faq/',
      ],
    },
  ],
  NZ: [
    {
      ...helpline,
      phone: '0800 869 738',
      hours: '11 AM to 10 PM',
      sources: ['https://animalpoisons.com.au/calling-the-animal-poisons-centre-nz'],
    },
  ],
  CH: [
    {
      name: 'Tox Info Suisse',
      phone: '145',
      fee: 'Free for owners.',
      hours: null,
      sources: [
        'https://www.doktorstutz.ch/hunde-trifft-es-am-meisten/',
        'https://www.tagesanzeiger.ch/sonntagszeitung/streit-um-notrufe-wegen-vergifteter-tiere/story/10453848',
      ],
    },
  ],
  FR: [
    {
      name: 'CAPAE-Ouest',
      phone: '02 40 68 77 40',
      fee: 'Free.',
      hours: null,
      sources: [
        'https://animauxpratik.fr/category/infos-pratik/',
        'https://lepointveterinaire.fr/publications/la-semaine-veterinaire/article/n-1644/les-centres-antipoison-veterinaires.html',
      ],
    },
  ],
};

/** Countries by zone, for those that have lines. */
const zones: readonly [country: string, zones: RegExp][] = [
  [
    'CA',
    /^(?:Canada\/|America\/(?:Atikokan|Blanc-Sablon|Cambridge_Bay|Coral_Harbour|Creston|Dawson|Dawson_Creek|Edmonton|Fort_Nelson|Glace_Bay|Goose_Bay|Halifax|Inuvik|Iqaluit|Moncton|Montreal|Nipigon|Pangnirtung|Rainy_River|Rankin_Inlet|Regina|Resolute|St_Johns|Swift_Current|Thunder_Bay|Toronto|Vancouver|Whitehorse|Winnipeg|Yellowknife)$)/,
  ],
  [
    'US',
    /^(?:US\/|Pacific\/Honolulu$|America\/(?:Adak|Anchorage|Boise|Chicago|Denver|Detroit|Fort_Wayne|Indianapolis|Juneau|Los_Angeles|Louisville|Menominee|Metlakatla|New_York|Nome|Phoenix|Puerto_Rico|Sitka|Yakutat)$|America\/(?:Indiana|Kentucky|North_Dakota)\/)/,
  ],
  ['GB', /^(?:Europe\/(?:London|Belfast|Guernsey|Isle_of_Man|Jersey)|GB|GB-Eire)$/],
  ['AU', /^Australia\//],
  ['NZ', /^(?:Pacific\/(?:Auckland|Chatham)|NZ|NZ-CHAT)$/],
  ['CH', /^Europe\/Zurich$/],
  ['FR', /^Europe\/Paris$/],
];

/** Zones that are no place, such as that of a device whose owner keeps it to themselves. */
const nowhere = /^(?:UTC|GMT|Etc\/.*)?$/;

/**
 * The poison lines where somebody is: by their zone, in which a phone follows its owner abroad; only where that is no place by
 * the region of their language ("en-US").
 */
export function poisonLinesFor(zone: string, language: string): readonly PoisonLine[] {
  const country = nowhere.test(zone)
    ? /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(language)?.[1]?.toUpperCase()
    : zones.find(([, pattern]) => pattern.test(zone))?.[0];
  return lines[country ?? ''] ?? [];
}

/** All lines, to be checked. @internal */
export const allPoisonLines: readonly PoisonLine[] = Object.values(lines).flat();
