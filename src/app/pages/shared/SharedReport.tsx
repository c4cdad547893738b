import { Download, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#phone/files';
import { printPage } from '#phone/print';
import { CallError } from '../../../api/errors.ts';
import { ownerZone } from '../../../api/zone.ts';
import { calendarDay } from '../../../domain/day.ts';
import { reportFileName } from '../../../domain/report.ts';
import { api, errorMessage } from '../../lib/api.ts';
import { correctedNow } from '../../lib/clock.ts';
import { likelyUnit } from '../../lib/weightUnit.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';

type State = { state: 'loading' } | { state: 'failed' } | { state: 'shown'; html: string };

/** A report that a link shows: to read, to print and to save. Calls `onOver` if the link shows nothing any more. */
export function SharedReport({
  token,
  dog: { id, name },
  onOver,
}: {
  token: string;
  dog: { id: number; name: string };
  onOver: () => void;
}) {
  const [answer, setAnswer] = useState<State>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    let isWanted = true;
    fetchReport(token, id, 'html')
      .then((response) => response.text())
      .then(
        (html) => isWanted && setAnswer({ state: 'shown', html }),
        (error: unknown) => {
          if (!isWanted) return;
          if (isOver(error)) return onOver();
          setAnswer({ state: 'failed' });
        },
      );
    return () => {
      isWanted = false;
    };
  }, [token, id, tries, onOver]);

  const retry = () => {
    setAnswer({ state: 'loading' });
    setTries(tries + 1);
  };
  const save = async () => {
    setSaving(true);
    try {
      const file = await (await fetchReport(token, id, 'pdf')).blob();
      const today = calendarDay(correctedNow(), ownerZone());
      const ending = await saveFile(file, reportFileName(name, today, 'pdf'));
      if (ending) toast({ title: 'Report Ready', description: `It was ${ending}.` });
    } catch (error) {
      if (isOver(error)) return onOver();
      toast({ title: 'Report Not Saved', description: errorMessage(error), variant: 'destructive' });
    }
    setSaving(false);
  };
  if (answer.state === 'loading') return <Skeleton className="h-96 rounded-lg" />;
  if (answer.state === 'failed') return <LoadFailed what="the report" onRetry={retry} />;
  const title = `Report of ${name}`;
  return (
    <section aria-label={title} className="shared-report">
      <div className="shared-tools">
        <Button busy={isSaving} busyLabel="Saving..." onClick={() => void save()}>
          <Download aria-hidden="true" className="size-5" />
          Save PDF
        </Button>
        {printPage && (
          <Button onClick={() => frame.current?.contentWindow?.print()}>
            <Printer aria-hidden="true" className="size-5" />
            Print
          </Button>
        )}
      </div>
      {/* It runs nothing: its own policy allows no script, and neither does the sandbox. */}
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin allow-modals"
        srcDoc={answer.html}
        onLoad={({ currentTarget }) => keepWhole(currentTarget)}
      />
    </section>
  );
}

const isOver = (error: unknown) => error instanceof CallError && error.status === 400;

/** A report as a file. Throws if something else comes, such as a captive portal's own page. */
async function fetchReport(token: string, dogId: number, format: 'html' | 'pdf'): Promise<Response> {
  // Whoever reads it may have no account: as it is usual where they are.
  const body = { token, dogId, format, unit: likelyUnit() };
  const response = await api.stream('openReport', { body });
  if (!response.headers.get('content-disposition')) throw new Error('That is not a report');
  return response;
}

/** Makes a frame as high as what is in it, so that only the page scrolls. */
function keepWhole(frame: HTMLIFrameElement): void {
  // Not the document itself, which is never less high than its frame.
  const content = frame.contentDocument?.body;
  if (!content) return;
  const fit = () => {
    frame.style.height = `${Math.ceil(content.getBoundingClientRect().height) + edges}px`;
  };
  fit();
  new ResizeObserver(fit).observe(content);
}

/** The frame's border, above and below, in px. */
const edges = 2;
