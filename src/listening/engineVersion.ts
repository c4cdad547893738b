/**
 * The version of the engine's findings, which are stored beside each health note. Raise it when they change: servers then
 * read all notes again in the background.
 */
export const engineVersion = 11;
