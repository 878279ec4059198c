import { useFormContext } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { limitedKinds, limitSettings, MEGABYTE } from '#shared/maintenance/upload-limits.ts';
import type { SettingValues } from '#web/admin/settings/settings-values.ts';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

export function UploadLimitsCard() {
  const { register, formState } = useFormContext<SettingValues>();
  const { ceilings } = useUploadLimits();
  const texts = ownerText().settings.uploadLimits;
  return (
    <Card title={texts.title} description={texts.description}>
      <div className="grid gap-5 md:grid-cols-3">
        {limitedKinds.map((kind) => (
          <TextField
            key={kind}
            label={texts[kind]}
            // Without a separator, because the field takes none.
            hint={texts.upTo({ max: String(ceilings[kind] / MEGABYTE) })}
            error={formState.errors[limitSettings[kind]]?.message}
            inputMode="numeric"
            autoComplete="off"
            {...register(limitSettings[kind])}
          />
        ))}
      </div>
    </Card>
  );
}
