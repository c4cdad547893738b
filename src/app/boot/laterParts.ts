import { isInstalled } from '#phone/host';

/**
 * What owners open to log, correct and remove, in the order in which they are likely to: an open page must be able to do
 * that when the network has gone.
 */
const parts = [
  () => import('../ui/ToastView.tsx'),
  () => import('../features/quickLog/rareParts.ts'),
  () => import('../lib/activities/repeatActivity.ts'),
  () => import('../lib/activities/otherAgain.ts'),
  () => import('../lib/activities/KindIcon.tsx'),
  () => import('../ui/MenuPanel.tsx'),
  () => import('../features/log/ActivityMenu.tsx'),
  () => import('../features/log/ChangeIcon.tsx'),
  () => import('../features/log/EntrySheet.tsx'),
  () => import('../features/quickLog/kinds/KindsSheet.tsx'),
  () => import('../lib/medicines/TooSoonSheet.tsx'),
  () => import('../lib/photos/PhotoDialog.tsx'),
  () => import('../lib/photos/photos.ts').then(({ prepareResizing }) => prepareResizing()),
  () => import('../features/log/CardPhotos.tsx'),
  () => import('../features/log/PhotoViewer.tsx'),
  () => import('../features/log/RowSeverity.tsx'),
  () => import('../features/log/WeightLine.tsx'),
  () => import('../pages/activities/ActivitiesPage.tsx'),
  () => import('../lib/activities/matchesSearch.ts'),
  () => import('../features/notifications/NotificationsSheet.tsx'),
  () => import('../lib/logOut.ts'),
];

/** Loads them, one after another so as not to be in the way. The native apps have them on the device. */
export async function loadLaterParts(): Promise<void> {
  if (isInstalled) return;
  for (const load of parts) await load();
}
