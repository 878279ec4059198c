import { UploadProgress } from '#web/features/admin/lib/sending/upload-progress.tsx';
import type { Sending } from '#web/lib/upload.ts';

/** How far a form is on its way. Takes the keyboard from the button that has just gone dead. */
export function FormProgress({ sending }: { sending: Sending }) {
  return (
    <div ref={focusOnce} tabIndex={-1} className="grow rounded-small outline-none">
      <UploadProgress label="Upload progress" sending={sending} />
    </div>
  );
}

function focusOnce(element: HTMLElement | null): void {
  // A browser takes the focus from a dead control only a moment later.
  if (document.activeElement?.matches('body, :disabled')) element?.focus({ preventScroll: true });
}
