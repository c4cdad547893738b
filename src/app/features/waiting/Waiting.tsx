import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { items } from '../../lib/waiting/queue.ts';
import { startSending } from '../../lib/waiting/send.ts';
import { LeaveSheet } from './LeaveSheet.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** The pages that show what waits. */
const pages = ['/', '/activities'];

/** Sends what waits to be sent, shows it, and asks what becomes of it when its owner logs out. */
export default function Waiting() {
  const [path] = useLocation();
  const waiting = items.use();
  useEffect(startSending, []);
  return (
    <>
      {waiting.length > 0 && pages.includes(path) && <WaitingCard items={waiting} />}
      <LeaveSheet count={waiting.length} />
    </>
  );
}
