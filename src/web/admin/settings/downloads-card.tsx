import { useController } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { OFF, ON, settingKeys } from '#shared/site/settings.ts';
import type { SettingValues } from '#web/admin/settings/settings-values.ts';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';

export function DownloadsCard() {
  const { field, fieldState } = useController<SettingValues, typeof settingKeys.downloads>({
    name: settingKeys.downloads,
  });
  const { value, onChange, ...rest } = field;
  const texts = ownerText().settings.downloads;
  return (
    <Card title={texts.title} description={texts.description}>
      <CheckboxField
        label={texts.allow}
        hint={
          <>
            <span className="block">{texts.whenOff}</span>
            <span className="block">{texts.whenOn}</span>
          </>
        }
        error={fieldState.error?.message}
        {...rest}
        checked={value === ON}
        onChange={(event) => onChange(event.target.checked ? ON : OFF)}
      />
    </Card>
  );
}
