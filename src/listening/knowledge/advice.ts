/** What Hark advises in its own words: general knowledge that no page is cited for. */
export const advice = {
  emergencies:
    'Phone a vet at once for trouble breathing, collapse, a fit, a swollen belly with empty retching, heavy bleeding, pale or blue gums, straining without any wee, or something poisonous eaten.',
  urgent: 'Phone your vet or the nearest emergency clinic now and set off.',
  high: 'Phone your vet today and ask to be seen.',
  poison: 'Phone your vet, an emergency clinic or a poison line now and say what, how much and when.',
  noVomiting:
    'Do nothing at home to bring it back up, and give nothing against it, unless a vet tells you to.',
  tell: 'Tell them what you see, since when, and how your dog eats, drinks, moves and breathes.',
  sooner: 'Go sooner if it gets worse, or if breathing, gums or alertness change.',
  medium:
    'Please phone your vet to book a visit in the next few days, and go sooner if it gets worse or something new appears.',
  milder: 'If it is plainly that, phone your vet today: it is usually serious.',
  low: 'Note it here if it comes again, and phone your vet if it does not settle or you are worried.',
  behaviour: 'If it is new, sudden or comes with other signs, mention it to your vet.',
  eatsLess: 'A dog that eats less for more than a day is worth a call to your vet.',
  comesAgain: 'What comes again is worth showing your vet, with the dates.',
  graveAgain: 'If no vet has seen it yet, phone yours today.',
  fewerMeals: 'If meals were left and not just unlogged, tell your vet.',
  fewerWalks: 'If walks were left out or cut short and not just unlogged, note how they go.',
  weight: 'Build differs from dog to dog: ask your vet what suits yours.',
  prone: 'Worth asking about at a check-up.',
} as const;
