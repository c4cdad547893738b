import type { ActivityType } from '../../../domain/activity.ts';

/**
 * Takes the fragment of a shortcut of the installed app (`/#log=walk`, see `scripts/bundle/webManifest.mjs`) out of the
 * address bar. Returns what it asks to log, null if there is none.
 */
export function takeShortcut(): ActivityType | null {
  const [, type] = /^#log=(walk|feeding|health)$/.exec(location.hash) ?? [];
  if (!type) return null;
  history.replaceState(history.state, '', location.pathname);
  return type as ActivityType;
}
