/**
 * Publishers that a vet would accept, by the name that owners see, with their sites: professional bodies, charities with
 * clinics, poison lines, vets' reference works, universities, peer-reviewed journals and national agencies. A site that only
 * hosts what such a publisher has published is listed by the address of that page.
 */
const publishers: Readonly<Record<string, readonly string[]>> = {
  // Professional bodies.
  AAHA: ['aaha.org'],
  AKC: ['akc.org', 'akcchf.org'],
  AVMA: ['avma.org'],
  'Australian Veterinary Association': ['ava.com.au', 'vetvoice.com.au'],
  WSAVA: [
    'wsava.org',
    'wsava2018.net',
    // Its congresses' proceedings.
    'vin.com/doc/?id=5124200',
    'vin.com/doc/?id=5124305',
    'vin.com/doc/?id=5709829',
    'vin.com/apputil/content/defaultadv1.aspx?pId=11349&id=5328221',
  ],
  // Charities.
  ASPCA: ['aspca.org', 'aspcapro.org'],
  'Blue Cross': ['bluecross.org.uk'],
  PDSA: ['pdsa.org.uk'],
  RSPCA: ['rspca.org.uk', 'rspca.org.au', 'rspcawa.org.au'],
  'SPCA New Zealand': ['spca.nz'],
  // Poison lines.
  'Animal PoisonLine': ['animalpoisonline.co.uk'],
  'Animal Poisons Helpline': ['animalpoisons.com.au', 'animalpoisonscentre.com.au'],
  'Pet Poison Helpline': ['petpoisonhelpline.com'],
  // Reference works and hospitals.
  'Merck Vet Manual': ['merckvetmanual.com', 'msdvetmanual.com'],
  VCA: ['vcahospitals.com', 'vcacanada.com'],
  // Universities.
  Cornell: ['vet.cornell.edu'],
  'Estonian University of Life Sciences': ['emu.ee'],
  'Ghent University': ['ugent.be', 'doi.org/10.21825/vdt.v88i1.16038'],
  'Iowa State University': ['iastate.edu'],
  Purdue: ['purdue.edu'],
  'Royal Veterinary College': ['rvc.ac.uk', 'rvc-repository.worktribe.com'],
  'Texas A&M': ['vetmed.tamu.edu', 'tvmdl.tamu.edu'],
  Tufts: ['tufts.edu', 'tuftsyourdog.com'],
  'UC Davis': ['ucdavis.edu'],
  'University of Florida': ['ufl.edu', 'ufhealth.org'],
  'University of Guelph': ['uoguelph.ca'],
  'University of Illinois': ['illinois.edu'],
  'University of Veterinary Medicine Hannover': ['tiho-hannover.de'],
  // Peer-reviewed journals and libraries of them.
  'Acta Veterinaria Hungarica': ['akjournals.com/abstract/journals/004'],
  Animals: ['mdpi.com/2076-2615'],
  'Applied Animal Behaviour Science': [
    'researchgate.net/publication/248336232_Characterisation_of_plant_eating_in_dogs',
  ],
  'BMC Veterinary Research': ['bmcvetres.biomedcentral.com'],
  'Canine Medicine and Genetics': ['cgejournal.biomedcentral.com'],
  "Clinician's Brief": ['cliniciansbrief.com'],
  'Frontiers in Veterinary Science': ['frontiersin.org'],
  'Hellenic Journal of Companion Animal Medicine': ['hcavs.gr/hjcam'],
  JAVMA: ['avmajournals.avma.org'],
  'Journal of Animal Clinical Medicine': ['jstage.jst.go.jp/article/dobutsurinshoigaku'],
  'Journal of Veterinary Internal Medicine': [
    'onlinelibrary.wiley.com/doi/10.1111/j.1939-1676.2009.0368.x/full',
  ],
  'New Zealand Veterinary Journal': ['doi.org/10.1080/00480169.2017.1316529'],
  'Open Veterinary Journal': ['openveterinaryjournal.com'],
  'PLOS ONE': ['journals.plos.org'],
  PubMed: ['pubmed.ncbi.nlm.nih.gov'],
  'PubMed Central': ['pmc.ncbi.nlm.nih.gov'],
  'Scientific Reports': ['nature.com/articles/s41598'],
  "Today's Veterinary Practice": ['todaysveterinarypractice.com'],
  'UK-Vet Companion Animal': ['ukvetcompanionanimal.com'],
  'Veterinary Record': ['researchgate.net/publication/224879292_Survey_of_travel-related_problems_in_dogs'],
  'Veterinary Sciences': ['mdpi.com/2306-7381'],
  'Veterinary Sciences: Research and Reviews': [
    'researcherslinks.com/current-issues/Update-Canine-Parvovirus-Infection-A-Review-from-the-Literature',
  ],
  // National agencies.
  CDC: ['cdc.gov'],
  FDA: ['fda.gov'],
};

/** Whether an address is of a site ("akc.org", "shop.akc.org/dogs") or of a part of one ("mdpi.com/2076-2615/15/4/579"). */
function isOf(address: string, site: string): boolean {
  const [host = ''] = address.split('/');
  if (!site.includes('/')) return host === site || host.endsWith(`.${site}`);
  return address === site || (address.startsWith(site) && /[/\-?&]/.test(address.charAt(site.length)));
}

/** The name of a page's publisher, as owners read it ("AAHA"); null if it is none that a vet would accept. */
export function publisherOf(page: string): string | null {
  const address = page.replace(/^https?:\/\/(?:www\.)?/, '');
  // The most specific: JAVMA's site is one of AVMA's.
  const matches = Object.entries(publishers).flatMap(([name, sites]) =>
    sites.filter((site) => isOf(address, site)).map((site) => ({ name, length: site.length })),
  );
  return matches.sort((one, other) => other.length - one.length)[0]?.name ?? null;
}
