import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, type FocusEvent, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import type { Setting } from '#shared/site/settings.schema.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { LinkTarget } from '#web/admin/navigation.tsx';
import { AboutCard } from '#web/admin/settings/about-card.tsx';
import { AccountsCard } from '#web/admin/settings/accounts/accounts-card.tsx';
import { EmailCard } from '#web/admin/settings/accounts/email-card.tsx';
import { PasswordCard } from '#web/admin/settings/accounts/password-card.tsx';
import { SignInsCard } from '#web/admin/settings/accounts/sign-ins-card.tsx';
import { AnnouncementCard } from '#web/admin/settings/announcement-card.tsx';
import { ArtistCard } from '#web/admin/settings/artist-card.tsx';
import { BackupCard } from '#web/admin/settings/backup-card.tsx';
import { CheckCard } from '#web/admin/settings/check-card.tsx';
import { DownloadsCard } from '#web/admin/settings/downloads-card.tsx';
import { LanguageCard, reloadInLanguage } from '#web/admin/settings/language-card.tsx';
import { applyLook } from '#web/admin/settings/look/apply-look.ts';
import { LookCard } from '#web/admin/settings/look/look-card.tsx';
import { MailCard } from '#web/admin/settings/mail/mail-card.tsx';
import { PressCard } from '#web/admin/settings/press/press-card.tsx';
import { PreviewCard } from '#web/admin/settings/preview-card.tsx';
import { SaveBar } from '#web/admin/settings/save-bar.tsx';
import { SettingsIndex, SettingsSection } from '#web/admin/settings/settings-section.tsx';
import { savedValues, type SettingKey } from '#web/admin/settings/settings-values.ts';
import { StatisticsCard } from '#web/admin/settings/statistics-card.tsx';
import { TimeZoneCard } from '#web/admin/settings/time-zone-card.tsx';
import { UploadLimitsCard } from '#web/admin/settings/upload-limits-card.tsx';
import { useSettingsForm } from '#web/admin/settings/use-settings-form.ts';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';
import { VolumeCard } from '#web/admin/settings/volume-card.tsx';
import { settingsQuery } from '#web/lib/api/queries.ts';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { PageSpinner } from '#web/ui/states/spinner.tsx';

export default function SiteSettings() {
  const { data: settings, isError } = useQuery(settingsQuery);
  if (isError) return <EmptyState>{ownerText().settings.failed}</EmptyState>;
  return settings ? <Settings settings={settings} /> : <PageSpinner />;
}

function Settings({ settings }: { settings: Setting[] }) {
  const artist = useArtist();
  const limits = useUploadLimits();
  const saved = useMemo(() => savedValues(artist, settings, limits), [artist, settings, limits]);
  const sections = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const focusBeforeBar = useRef<HTMLElement>(null);
  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement, HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) focusBeforeBar.current = relatedTarget;
  };
  // The bar disappears with its pressed button.
  const returnFocus = () => {
    if (!bar.current?.contains(document.activeElement)) return;
    (focusBeforeBar.current ?? sections.current)?.focus({ preventScroll: true });
  };
  const { form, submit, isPending, failedKey } = useSettingsForm(saved, (keys: SettingKey[]) => {
    returnFocus();
    if (keys.includes(settingKeys.language)) reloadInLanguage();
  });
  useEffect(() => applyLook(artist.look), [artist.look]);
  const discard = () => {
    form.reset(saved);
    returnFocus();
  };
  return (
    <FormProvider {...form}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[9rem_minmax(0,1fr)] lg:gap-8">
        <SettingsIndex />
        <div
          ref={sections}
          tabIndex={-1}
          className="flex flex-col gap-6 outline-none [&_:focus-visible]:scroll-mb-28"
        >
          <SettingsSection name="artist">
            <SettingsFields onSubmit={submit}>
              <LinkTarget name="about">
                <AboutCard name={artist.name} />
              </LinkTarget>
              <LinkTarget name="artist">
                <ArtistCard />
              </LinkTarget>
            </SettingsFields>
          </SettingsSection>
          <SettingsSection name="look">
            <SettingsFields onSubmit={submit}>
              <LookCard />
            </SettingsFields>
          </SettingsSection>
          <SettingsSection name="publishing">
            <SettingsFields onSubmit={submit}>
              <LanguageCard />
              <TimeZoneCard />
              <DownloadsCard />
              <UploadLimitsCard />
              <VolumeCard />
              <StatisticsCard />
              <AnnouncementCard />
              <LinkTarget name="mail">
                <MailCard />
              </LinkTarget>
            </SettingsFields>
            <PreviewCard />
            <PressCard />
          </SettingsSection>
          <SettingsSection name="accounts">
            {artist.newsletter && <EmailCard />}
            <PasswordCard />
            <AccountsCard />
            <SignInsCard />
          </SettingsSection>
          <SettingsSection name="safety">
            <LinkTarget name="backup">
              <BackupCard />
            </LinkTarget>
            <CheckCard />
          </SettingsSection>
          <SaveBar
            ref={bar}
            onFocus={rememberFocus}
            saved={saved}
            isPending={isPending}
            failedKey={failedKey}
            onSave={submit}
            onDiscard={discard}
          />
        </div>
      </div>
    </FormProvider>
  );
}

function SettingsFields({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {/* Enter saves; the visible button is in the bar. */}
      <input type="submit" hidden />
    </form>
  );
}
