import { useFormContext } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { LinksField } from '#web/admin/forms/links-field.tsx';
import { SeeOnSite } from '#web/admin/settings/see-on-site.tsx';
import type { SettingKey, SettingValues } from '#web/admin/settings/settings-values.ts';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

export function ArtistCard() {
  const { register, formState } = useFormContext<SettingValues>();
  const field = (key: SettingKey) => ({
    error: formState.errors[key]?.message,
    autoComplete: 'off',
    ...register(key),
  });
  const texts = ownerText().settings.artist;
  return (
    <Card title={texts.title} description={texts.description} actions={<SeeOnSite section="home" />}>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label={texts.name} {...field(settingKeys.artistName)} />
        <TextField label={texts.tagline} {...field(settingKeys.tagline)} />
        <TextField
          label={texts.socialLink}
          hint={texts.socialLinkHint}
          className="md:col-span-2"
          {...field(settingKeys.socialUrl)}
          type="url"
          inputMode="url"
        />
        <div className="min-w-0 md:col-span-2">
          <LinksField
            name={settingKeys.profileLinks}
            label={texts.profiles}
            hint={texts.profilesHint({ count: maximums.links - 1 })}
            most={maximums.links - 1}
          />
        </div>
        <TextField
          label={texts.feedEmail}
          hint={texts.feedEmailHint}
          className="md:col-span-2"
          {...field(settingKeys.feedEmail)}
          type="email"
        />
      </div>
    </Card>
  );
}
