import { useFormContext } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { TimeZoneInput } from '#web/admin/forms/time-zone-input.tsx';
import type { SettingValues } from '#web/admin/settings/settings-values.ts';
import { Card } from '#web/ui/card.tsx';

export function TimeZoneCard() {
  const { register, formState } = useFormContext<SettingValues>();
  const texts = ownerText().settings.timeZone;
  return (
    <Card title={texts.title} description={texts.description}>
      <TimeZoneInput
        label={texts.label}
        error={formState.errors[settingKeys.timeZone]?.message}
        className="max-w-80"
        {...register(settingKeys.timeZone)}
      />
    </Card>
  );
}
