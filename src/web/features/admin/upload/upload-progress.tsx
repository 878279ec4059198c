import { percentOf, transferSpeed } from '#shared/file-sizes.ts';
import type { Sending } from '#web/lib/upload.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/states/progress-bar.tsx';

type Props = { label: string; sending: Sending };

/** How far an upload is. Once everything is sent it can no longer be called back, so Cancel goes. */
export function UploadProgress({ label, sending: { progress, isSent, cancel } }: Props) {
  const { sent, total, bytesPerSecond } = progress;
  const percent = percentOf(sent, total);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <ProgressBar label={label} done={percent} total={100} />
      <p className="text-xs text-soft tabular-nums">
        {isSent ? 'Sent. The server is checking it…' : `${percent}% · ${transferSpeed(bytesPerSecond)}`}
      </p>
      {!isSent && (
        <Button variant="quiet" size="small" onClick={cancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}

/** The same for a form that is being sent. Takes the keyboard from the button that has just been disabled. */
export function FormProgress({ sending }: { sending: Sending }) {
  return (
    <div ref={focusIfFree} tabIndex={-1} className="grow rounded-small outline-none">
      <UploadProgress label="Upload progress" sending={sending} />
    </div>
  );
}

function focusIfFree(element: HTMLElement | null): void {
  // A browser takes the focus from a disabled control only a moment later.
  if (document.activeElement?.matches('body, :disabled')) element?.focus({ preventScroll: true });
}
