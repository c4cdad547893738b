import { Pencil, Trash2 } from 'lucide-react';

/** The icon of what changes an entry, in its menu. Its own file, because pages load without it. */
export default function ChangeIcon({ removes }: { removes?: boolean }) {
  const Icon = removes ? Trash2 : Pencil;
  return <Icon aria-hidden="true" />;
}
