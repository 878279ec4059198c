import { ownerText } from '#shared/language/text.ts';
import { percentOf, transferSpeed } from '#shared/primitives/file-sizes.ts';
import type { Sending } from '#web/lib/api/upload.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/states/progress-bar.tsx';

type Props = { label: string; sending: Sending };

/** Once everything is sent the upload cannot be cancelled any more. */
export function UploadProgress({ label, sending }: Props) {
  const { isSent, cancel } = sending;
  const percent = percentOf(sending.progress.sent, sending.progress.total);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <ProgressBar label={label} done={percent} total={100} />
      <p className="text-xs text-soft tabular-nums">{describe(sending, percent)}</p>
      {!isSent && (
        <Button variant="quiet" size="small" onClick={cancel}>
          {ownerText().upload.progress.cancel}
        </Button>
      )}
    </div>
  );
}

function describe({ isSent, isOffline, progress }: Sending, percent: number): string {
  const { offline, allSent, sent } = ownerText().upload.progress;
  if (isOffline) return offline;
  if (isSent) return allSent;
  return sent({ percent, speed: transferSpeed(progress.bytesPerSecond) });
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
