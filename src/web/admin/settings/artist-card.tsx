import { FormProvider } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { furtherProfiles } from '#shared/site/artist.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { profilesInText } from '#shared/site/links.schema.ts';
import { emailRule } from '#shared/site/messages.schema.ts';
import { artistNameRule, taglineRule } from '#shared/site/settings.schema.ts';
import { NONE, settingKeys } from '#shared/site/settings.ts';
import { line } from '#shared/primitives/fields.schema.ts';
import { webAddress } from '#shared/site/links.ts';
import { z } from '#shared/primitives/zod.ts';
import { LinksField } from '#web/admin/forms/links-field.tsx';
import { usePreviewSettings } from '#web/admin/settings/look/previewed-settings.ts';
import { SaveBar } from '#web/admin/settings/save-bar.tsx';
import type { SettingChange } from '#web/admin/settings/settings.mutations.ts';
import { useSettingsForm } from '#web/admin/settings/use-settings-form.ts';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const invalidAddress = () => ownerText().rules.url;

const schema = z.object({
  name: artistNameRule,
  tagline: taglineRule,
  socialUrl: line({
    name: () => ownerText().rules.fields.profileLink,
    max: maximums.address,
    tooLong: invalidAddress,
  }).refine((address) => address === '' || webAddress(address) !== null, { error: invalidAddress }),
  profiles: profilesInText(),
  feedEmail: z.literal('').or(emailRule),
});

type Props = {
  artist: Artist;
  /** As stored. */
  feedEmail: string;
};

export function ArtistCard({ artist, feedEmail }: Props) {
  const { name, tagline } = artist;
  const socialUrl = artist.socialUrl ?? '';
  const profiles = furtherProfiles(artist).join('\n');
  const { save, isPending, restored, ...form } = useSettingsForm('artist', schema, {
    name,
    tagline,
    socialUrl,
    profiles,
    feedEmail: feedEmail === NONE ? '' : feedEmail,
  });
  const { register, handleSubmit, formState, watch } = form;
  const typed = watch();
  usePreviewSettings({ [settingKeys.artistName]: typed.name, [settingKeys.tagline]: typed.tagline });
  const { errors } = formState;
  const saveAll = (values: z.output<typeof schema>) => {
    const changes: SettingChange[] = [
      { key: settingKeys.artistName, value: values.name },
      { key: settingKeys.tagline, value: values.tagline },
    ];
    // An unchanged default stays unset: Billy's link must not become that of another artist.
    if (values.socialUrl !== socialUrl)
      changes.push({ key: settingKeys.socialUrl, value: values.socialUrl || NONE });
    const others = values.profiles.join('\n');
    if (others !== profiles) changes.push({ key: settingKeys.profileLinks, value: others || NONE });
    const email = values.feedEmail || NONE;
    if (email !== feedEmail) changes.push({ key: settingKeys.feedEmail, value: email });
    save(changes);
  };
  const texts = ownerText().settings.artist;
  return (
    <Card title={texts.title} description={texts.description}>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void handleSubmit(saveAll)(event)}>
          <div className="grid gap-5 md:grid-cols-2">
            <TextField
              label={texts.name}
              error={errors.name?.message}
              {...register('name')}
              autoComplete="off"
            />
            <TextField
              label={texts.tagline}
              error={errors.tagline?.message}
              {...register('tagline')}
              autoComplete="off"
            />
            <TextField
              label={texts.socialLink}
              hint={texts.socialLinkHint}
              error={errors.socialUrl?.message}
              className="md:col-span-2"
              {...register('socialUrl')}
              type="url"
              inputMode="url"
              autoComplete="off"
            />
            <div className="min-w-0 md:col-span-2">
              <LinksField
                name="profiles"
                label={texts.profiles}
                hint={texts.profilesHint({ count: maximums.links - 1 })}
                most={maximums.links - 1}
              />
            </div>
            <TextField
              label={texts.feedEmail}
              hint={texts.feedEmailHint}
              error={errors.feedEmail?.message}
              className="md:col-span-2"
              {...register('feedEmail')}
              type="email"
              autoComplete="off"
            />
          </div>
          <SaveBar label={texts.save} isPending={isPending} restored={restored} preview="home" />
        </form>
      </FormProvider>
    </Card>
  );
}
