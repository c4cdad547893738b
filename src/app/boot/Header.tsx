import { CircleUserRound, LogOut } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { avatarLetters } from '../../domain/dogLabels.ts';
import { hark } from '../../domain/hark.ts';
import { Bell } from '../features/notifications/Bell.tsx';
import { useDogs } from '../lib/DogsProvider.tsx';
import { logOut, useOwner } from '../lib/session.ts';
import { cx } from '../ui/cx.ts';
import { EarMark } from '../ui/EarMark.tsx';
import { Menu } from '../ui/Menu.tsx';
import { destinations, isWithin } from './destinations.ts';

export function Header() {
  const [path] = useLocation();
  return (
    <header className="sticky top-0 z-30 border-transparent border-b bg-page pt-[env(safe-area-inset-top)]">
      <a
        href="#content"
        className="absolute top-2 left-2 z-10 -translate-y-[calc(100%+1rem)] rounded-md bg-ink px-4 py-3 font-semibold text-page focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6 tight:gap-0 tight:px-2">
        <Link
          href="/"
          className="inline-flex min-h-11 items-center rounded-sm"
          aria-label={`${hark.name}, dashboard`}
        >
          <EarMark name={hark.name} className="text-[1.375rem]" />
        </Link>
        <nav aria-label="Main" className="ml-6 hidden gap-1 md:flex">
          {destinations.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              aria-current={isWithin(href, path) ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center rounded-full px-4 font-semibold text-sm transition-colors duration-150',
                isWithin(href, path) ? 'bg-brand-soft text-brand' : 'text-quiet hover:text-ink',
              )}
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1.5">
          <Bell />
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}

function AccountMenu() {
  const { dogs, failed } = useDogs();
  const owner = useOwner();
  return (
    <Menu
      label="Account"
      heading={owner.email}
      groups={[
        [
          {
            label: 'Profile',
            icon: <CircleUserRound aria-hidden="true" />,
            onSelect: () => navigate('/profile'),
          },
          { label: 'Logout', icon: <LogOut aria-hidden="true" />, onSelect: () => void logOut() },
        ],
      ]}
      trigger={
        <button
          type="button"
          aria-label="Account menu"
          className="grid size-11 place-items-center rounded-full bg-brand font-[650] text-page text-xs tracking-wide transition active:scale-95"
        >
          {dogs || failed ? avatarLetters(dogs ?? []) : ''}
        </button>
      }
    />
  );
}
