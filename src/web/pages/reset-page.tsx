import { useSyncExternalStore } from 'react';
import { AuthFrame } from '#web/features/account/auth-frame.tsx';
import { ForgotForm, ResetForm } from '#web/features/account/reset-forms.tsx';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { useIsInBrowser } from '#web/lib/hooks/use-is-in-browser.ts';
import { NotFound } from '#web/ui/states/not-found.tsx';

/** Without the token of a link it asks for one. The server never sees the token: it follows the # of the address. */
export default function ResetPage() {
  const isInBrowser = useIsInBrowser();
  const sendsMail = useArtist().newsletter;
  if (!sendsMail) return <NotFound />;
  return <AuthFrame>{isInBrowser && <FormInBrowser />}</AuthFrame>;
}

function FormInBrowser() {
  const hash = useSyncExternalStore(onHashChange, () => location.hash);
  const token = new URLSearchParams(hash.slice(1)).get('token');
  return token ? <ResetForm token={token} /> : <ForgotForm />;
}

/** A link that is opened in a tab with this page changes nothing else. */
function onHashChange(listener: () => void) {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
