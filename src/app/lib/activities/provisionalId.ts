/** The id of an activity that the server does not have yet: negative, and not the same twice, in any tab. */
export const provisionalId = (): number => -Math.ceil(Math.random() * Number.MAX_SAFE_INTEGER);
