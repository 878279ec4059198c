import { ownerText } from '#shared/language/text.ts';
import { partOfSize, percentOf, timeLeft, transferSpeed } from '#shared/primitives/file-sizes.ts';
import type { Sending } from '#web/lib/api/upload.ts';
import type { Progress } from '#web/lib/api/transfer-meter.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/states/progress-bar.tsx';

type Props = { label: string; sending: Sending };

/** Screen readers hear of every such step. */
const ANNOUNCED_PERCENT = 25;

/** Once everything is sent the upload cannot be cancelled any more. */
export function UploadProgress({ label, sending }: Props) {
  const { isSent, cancel, progress } = sending;
  const percent = percentOf(progress.sent, progress.total);
  const state = stateOf(sending);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <ProgressBar label={label} done={percent} total={100} />
      <div className="text-xs text-soft tabular-nums">
        {!state && <p>{describe(progress)}</p>}
        <output className={state ? undefined : 'sr-only'}>{state ?? announcementAt(percent)}</output>
      </div>
      {!isSent && (
        <Button variant="quiet" size="small" onClick={() => cancel()}>
          {ownerText().upload.progress.cancel}
        </Button>
      )}
    </div>
  );
}

/** Null while bytes are on their way. */
function stateOf({ isSent, isOffline, isWaiting }: Sending): string | null {
  const { offline, waiting, allSent } = ownerText().upload.progress;
  if (isOffline) return offline;
  if (isSent) return allSent;
  return isWaiting ? waiting : null;
}

function describe({ sent, total, bytesPerSecond, secondsLeft }: Progress): string {
  const { moving, movingWithTime } = ownerText().upload.progress;
  const values = { amount: partOfSize(sent, total), speed: transferSpeed(bytesPerSecond) };
  return secondsLeft === null ? moving(values) : movingWithTime({ ...values, left: timeLeft(secondsLeft) });
}

function announcementAt(percent: number): string {
  const step = percent - (percent % ANNOUNCED_PERCENT);
  return step > 0 ? ownerText().upload.progress.announced({ percent: step }) : '';
}

/** Takes the focus from the submit button, which is disabled while the form is sent. */
export function FormProgress({ sending }: { sending: Sending }) {
  return (
    <div ref={focusIfFree} tabIndex={-1} className="grow rounded-small outline-none">
      <UploadProgress label={ownerText().upload.progress.title} sending={sending} />
    </div>
  );
}

function focusIfFree(element: HTMLElement | null): void {
  // Browsers take the focus from a disabled control only a moment later.
  if (document.activeElement?.matches('body, :disabled')) element?.focus({ preventScroll: true });
}
