/** What a carer may do with a dog, most first. */
export const carerAccesses = ['manage', 'log', 'view'] as const;
export type CarerAccess = (typeof carerAccesses)[number];

/** What somebody may do with a dog that they see, most first. */
export const dogAccesses = ['owner', ...carerAccesses] as const;
export type DogAccess = (typeof dogAccesses)[number];

/** What a call about a dog needs: `own` is what only the owner may. */
export type NeededAccess = 'own' | CarerAccess;

const rank = (access: DogAccess | NeededAccess) => dogAccesses.indexOf(access === 'own' ? 'owner' : access);

/** Whether an access is enough for what needs another. */
export const isEnough = (access: DogAccess, needed: DogAccess | NeededAccess): boolean =>
  rank(access) <= rank(needed);
