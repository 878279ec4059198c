import { useFormContext } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { settingKeys } from '#shared/site/settings.ts';
import type { SettingKey, SettingValues } from '#web/admin/settings/settings-values.ts';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

export function AnnouncementCard() {
  const { register, formState } = useFormContext<SettingValues>();
  const field = (key: SettingKey) => ({
    error: formState.errors[key]?.message,
    autoComplete: 'off',
    ...register(key),
  });
  const texts = ownerText().announcement;
  return (
    <Card title={texts.title} description={texts.description}>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label={texts.text} className="md:col-span-2" {...field(settingKeys.announcement)} />
        <TextField
          label={texts.link}
          hint={texts.linkHint}
          {...field(settingKeys.announcementLink)}
          inputMode="url"
        />
        <TextField
          label={texts.until}
          hint={texts.untilHint}
          {...field(settingKeys.announcementUntil)}
          type="date"
        />
      </div>
    </Card>
  );
}
