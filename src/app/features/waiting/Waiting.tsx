import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { isInstalled } from '#phone/host';
import { keepWhileOffline } from '../../lib/keepWhileOffline.ts';
import { keepKnown } from '../../lib/known.ts';
import { items } from '../../lib/waiting/queue.ts';
import { startSending } from '../../lib/waiting/send.ts';
import { AsOf } from './AsOf.tsx';
import { LeaveSheet } from './LeaveSheet.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** The pages that show what waits. */
const pages = ['/', '/activities'];

/** Sends what waits to be sent, shows it, and asks what becomes of it when its owner logs out. */
export default function Waiting() {
  const [path] = useLocation();
  const waiting = items.use();
  useEffect(startSending, []);
  useEffect(keepWhileOffline, []);
  // Without the network, the web app has no code to start with either.
  useEffect(() => (isInstalled ? keepKnown() : undefined), []);
  return (
    <>
      <AsOf />
      {waiting.length > 0 && pages.includes(path) && <WaitingCard items={waiting} />}
      <LeaveSheet count={waiting.length} />
    </>
  );
}
