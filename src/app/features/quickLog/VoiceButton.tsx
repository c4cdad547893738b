import { Mic } from 'lucide-react';
import { useQuickLog } from '../../lib/quickLog.ts';
import { cx } from '../../ui/cx.ts';
import { toast } from '../../ui/toast.ts';
import { canListen, unsupported } from './voice/support.ts';

/** Opens Quick Log with dictation running; nothing where the user may not log. */
export function VoiceButton({ className }: { className: string }) {
  const { canLog, listen, preloadProps } = useQuickLog();
  if (!canLog) return null;
  return (
    <button
      type="button"
      data-tour="voice-log"
      aria-label="Log by voice"
      title="Log by voice"
      onClick={() => (canListen() ? listen() : toast(unsupported))}
      {...preloadProps}
      className={cx('place-items-center rounded-full text-brand transition active:scale-95', className)}
    >
      <Mic aria-hidden="true" className="size-6" />
    </button>
  );
}
