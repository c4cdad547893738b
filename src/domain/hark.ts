/** The product's name and its texts about itself. */
export const hark = {
  name: 'Hark',
  tagline: 'Your dog is talking, are you listening?',
  description:
    'Log walks, meals and worries in seconds. Hark hears the pattern and tells you what it may mean.',
  supportEmail: 'support@hark.dog',
  legalDate: 'January 2025',
} as const;
