import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { OFF, ON, type settingKeys } from '#shared/site/settings.ts';
import type { SettingValues } from '#web/admin/settings/settings-values.ts';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';

type Props = {
  name: (typeof settingKeys)['downloads' | 'levelVolume' | 'weeklySummary' | 'statistics' | 'privacyLink'];
  label: string;
  hint: ReactNode;
};

/** A setting that is on or off. */
export function OnOffField({ name, label, hint }: Props) {
  const { field, fieldState } = useController<SettingValues, typeof name>({ name });
  const { value, onChange, ...rest } = field;
  return (
    <CheckboxField
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      {...rest}
      checked={value === ON}
      onChange={(event) => onChange(event.target.checked ? ON : OFF)}
    />
  );
}
