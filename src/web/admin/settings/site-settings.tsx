import { useQuery } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
import { NONE, settingKeys } from '#shared/site/settings.ts';
import { LinkTarget } from '#web/admin/navigation.tsx';
import { AboutCard } from '#web/admin/settings/about-card.tsx';
import { AccountsCard } from '#web/admin/settings/accounts/accounts-card.tsx';
import { ArtistCard } from '#web/admin/settings/artist-card.tsx';
import { BackupCard } from '#web/admin/settings/backup-card.tsx';
import { CheckCard } from '#web/admin/settings/check-card.tsx';
import { DownloadsCard } from '#web/admin/settings/downloads-card.tsx';
import { LanguageCard } from '#web/admin/settings/language-card.tsx';
import { LookCard } from '#web/admin/settings/look/look-card.tsx';
import { LookPreview } from '#web/admin/settings/look/look-preview.tsx';
import { PasswordCard } from '#web/admin/settings/accounts/password-card.tsx';
import { PreviewCard } from '#web/admin/settings/preview-card.tsx';
import { SignInsCard } from '#web/admin/settings/accounts/sign-ins-card.tsx';
import { settingsQuery } from '#web/lib/api/queries.ts';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { PageSpinner } from '#web/ui/states/spinner.tsx';

export default function SiteSettings() {
  const { data: settings, isError } = useQuery(settingsQuery);
  const artist = useArtist();
  if (isError) return <EmptyState>{ownerText().settings.failed}</EmptyState>;
  if (!settings) return <PageSpinner />;
  // Until the owner writes a text, they start from the default that visitors see.
  const valueOf = (name: string) => settings.find(({ key }) => key === name)?.value;
  const about = valueOf(settingKeys.aboutText) ?? artist.about.join('\n\n');
  const feedEmail = valueOf(settingKeys.feedEmail) ?? NONE;
  return (
    <div className="flex flex-col gap-6">
      {/* The default text and link depend on the name, so the forms start again when it changes. */}
      <LinkTarget name="about">
        <AboutCard key={`about ${artist.name}`} name={artist.name} about={about} />
      </LinkTarget>
      {/* The preview is beside both forms on wide screens; otherwise sticky between them. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_25rem] xl:grid-rows-[auto_1fr]">
        <LinkTarget name="artist">
          <ArtistCard key={`artist ${artist.name}`} artist={artist} feedEmail={feedEmail} />
        </LinkTarget>
        <div className="sticky top-18 z-20 self-start xl:top-24 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <LookPreview />
        </div>
        {/* The sticky preview must not cover the focused control. */}
        <div className="max-xl:[&_:focus-visible]:scroll-mt-[62dvh]">
          <LookCard artist={artist} />
        </div>
      </div>
      <LanguageCard language={artist.language} />
      <DownloadsCard downloads={artist.downloads} />
      <PreviewCard />
      <PasswordCard />
      <AccountsCard />
      <SignInsCard />
      <LinkTarget name="backup">
        <BackupCard />
      </LinkTarget>
      <CheckCard />
    </div>
  );
}
