/** Advice in Hark's own words: general knowledge, for which no page is cited. */
export const advice = {
  emergencies:
    'Call a vet right away for trouble breathing, collapse, a seizure, a swollen belly with dry heaving, heavy bleeding, pale or blue gums, straining with no pee, or eating something poisonous.',
  urgent: 'Call your vet or the nearest emergency clinic now and head there.',
  high: 'Call your vet today and ask to be seen.',
  poison: 'Call your vet, an emergency clinic or a poison hotline now and tell them what, how much and when.',
  noVomiting: "Don't try to bring it back up or give anything for it at home unless a vet tells you to.",
  tell: 'Tell them what you see, when it started, and how your dog is eating, drinking, moving and breathing.',
  sooner: 'Go sooner if it gets worse, or if breathing, gums or alertness change.',
  book: 'Book a visit with your vet in the next few days.',
  bookUnless: 'Book a visit with your vet in the next few days, unless it has passed by tomorrow.',
  worse: 'Call your vet the same day if this gets worse or something new shows up.',
  milder: "If that's clearly what it is, call your vet today: it's usually serious.",
  low: "Call your vet if this doesn't settle, comes back or worries you.",
  eatsLess: "If your dog eats less for more than a day, it's worth a call to your vet.",
  comesAgain: "It's worth showing your vet, with the dates.",
  graveAgain: "If a vet hasn't seen it yet, call yours today.",
  fewerMeals: 'If meals were left uneaten and not just unlogged, tell your vet.',
  fewerWalks: 'If walks were skipped or cut short and not just unlogged, note how they go.',
  weight: "Every dog is built differently: ask your vet what's right for yours.",
  prone: 'Worth asking about at a checkup.',
} as const;
