import type { ReactNode } from 'react';

/** The fields of an upload form: two columns where there is room, all of them dead while they are being sent. */
export function UploadFields({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  return (
    // A fieldset is by nature as wide as its widest word; a long file name must not push it out of the page.
    <fieldset disabled={isSending} className="grid min-w-0 grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2">
      {children}
    </fieldset>
  );
}
