import { useSearch } from 'wouter';
import { AuthFrame } from '#web/features/account/auth-frame.tsx';
import { ForgotForm, ResetForm } from '#web/features/account/reset-forms.tsx';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { useIsInBrowser } from '#web/lib/hooks/use-is-in-browser.ts';
import { NotFound } from '#web/ui/states/not-found.tsx';

/** Without the token of a link it asks for one. The server does not know the token, so that the page can be cached. */
export default function ResetPage() {
  const token = new URLSearchParams(useSearch()).get('token');
  const isInBrowser = useIsInBrowser();
  const sendsMail = useArtist().newsletter;
  if (!sendsMail) return <NotFound />;
  return <AuthFrame>{isInBrowser && (token ? <ResetForm token={token} /> : <ForgotForm />)}</AuthFrame>;
}
