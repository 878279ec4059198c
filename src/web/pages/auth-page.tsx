import { Redirect } from 'wouter';
import { useSignedIn } from '#web/features/account/account.queries.ts';
import { AuthCard } from '#web/features/account/auth-card.tsx';
import { BrandingPanel } from '#web/features/account/branding-panel.tsx';
import { useReturnPath } from '#web/features/account/return-path.ts';
import { BuiltInArt } from '#web/ui/media/built-in-art.tsx';
import { NeedsScript } from '#web/features/account/protected.tsx';
import { PageFailed } from '#web/ui/states/page-failed.tsx';
import { useArtist } from '#web/lib/hooks/use-artist.ts';

export default function AuthPage() {
  const signedIn = useSignedIn();
  const returnPath = useReturnPath();
  const artist = useArtist();
  if (signedIn.status === 'in') return <Redirect to={returnPath} replace />;
  if (signedIn.status === 'failed') return <PageFailed />;
  return (
    <div className="shell grid min-h-[calc(100dvh-4.5rem)] grid-cols-1 gap-8 py-6 md:grid-cols-2 md:gap-14 md:py-10">
      <div className="grid place-items-center py-6 md:order-last">
        <NeedsScript />
        <div className="contents noscript:hidden">
          <AuthCard />
        </div>
      </div>
      <BrandingPanel artist={artist}>
        <BuiltInArt title={artist.name} shape="hero" />
      </BrandingPanel>
    </div>
  );
}
