import type { ReactNode } from 'react';
import { AccountFrame } from './AccountFrame.tsx';

/** A page to sign in or up on: what it is for, its form, and the way to the other of the two. */
export function AccountPage({
  title,
  lead,
  children,
  aside,
}: {
  title: string;
  lead: string;
  children: ReactNode;
  aside: ReactNode;
}) {
  return (
    <AccountFrame aside={aside}>
      <h1 className="text-xl">{title}</h1>
      <p className="mt-1.5 mb-6 text-quiet">{lead}</p>
      {children}
    </AccountFrame>
  );
}
