import { useEffect, useRef } from 'react';
import { openDialogEntry } from '#web/lib/dialog-entry.ts';

/** While it is used, the browser's Back calls `onClose` instead of leaving the page. */
export function useBackToClose(onClose: () => void, giveFocusBack: () => void): void {
  const latest = useRef(onClose);
  const latestFocus = useRef(giveFocusBack);
  useEffect(() => {
    latest.current = onClose;
    latestFocus.current = giveFocusBack;
  });
  useEffect(
    () =>
      openDialogEntry({
        onBack: () => latest.current(),
        giveFocusBack: () => latestFocus.current(),
      }),
    [],
  );
}
