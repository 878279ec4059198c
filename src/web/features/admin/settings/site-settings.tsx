import { useQuery } from '@tanstack/react-query';
import { settingKeys } from '#shared/settings.ts';
import { Place } from '#web/features/admin/dashboard/place.tsx';
import { AboutCard } from '#web/features/admin/settings/about-card.tsx';
import { AccountsCard } from '#web/features/admin/settings/accounts-card.tsx';
import { ArtistCard } from '#web/features/admin/settings/artist-card.tsx';
import { BackupCard } from '#web/features/admin/settings/backup-card.tsx';
import { CheckCard } from '#web/features/admin/settings/check-card.tsx';
import { DownloadsCard } from '#web/features/admin/settings/downloads-card.tsx';
import { LookCard } from '#web/features/admin/settings/look/look-card.tsx';
import { LookPreview } from '#web/features/admin/settings/look/look-preview.tsx';
import { PasswordCard } from '#web/features/admin/settings/password-card.tsx';
import { PreviewCard } from '#web/features/admin/settings/preview-card.tsx';
import { SignInsCard } from '#web/features/admin/settings/sign-ins-card.tsx';
import { settingsQuery } from '#web/lib/queries.ts';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { PageSpinner } from '#web/ui/states/page-spinner.tsx';

export default function SiteSettings() {
  const { data: settings, isError } = useQuery(settingsQuery);
  const artist = useArtist();
  if (isError) return <EmptyState>The settings could not be loaded. Please reload the page.</EmptyState>;
  if (!settings) return <PageSpinner />;
  // Until the owner writes their own text, they start from the one visitors see.
  const about = settings.find(({ key }) => key === settingKeys.aboutText)?.value ?? artist.about.join('\n\n');
  return (
    <div className="flex flex-col gap-6">
      {/* Under another name the text and the link that nobody has written yet are different ones. */}
      <Place name="about">
        <AboutCard key={`about ${artist.name}`} name={artist.name} about={about} />
      </Place>
      {/* Beside both forms where there is room; else above the choices, and it stays in sight. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_25rem] xl:grid-rows-[auto_1fr]">
        <Place name="artist">
          <ArtistCard key={`artist ${artist.name}`} artist={artist} />
        </Place>
        <div className="sticky top-18 z-20 self-start xl:top-24 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <LookPreview />
        </div>
        {/* What the keyboard comes to stands below it. */}
        <div className="max-xl:[&_:focus-visible]:scroll-mt-[62dvh]">
          <LookCard artist={artist} />
        </div>
      </div>
      <DownloadsCard downloads={artist.downloads} />
      <PreviewCard />
      <PasswordCard />
      <AccountsCard />
      <SignInsCard />
      <Place name="backup">
        <BackupCard />
      </Place>
      <CheckCard />
    </div>
  );
}
