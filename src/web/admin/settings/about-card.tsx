import { useFormContext } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { SeeOnSite } from '#web/admin/settings/see-on-site.tsx';
import type { SettingValues } from '#web/admin/settings/settings-values.ts';
import { Card } from '#web/ui/card.tsx';
import { TextAreaField } from '#web/ui/fields/text-field.tsx';

export function AboutCard({ name }: { name: string }) {
  const { register, formState } = useFormContext<SettingValues>();
  const title = ownerText().settings.about.title({ name });
  return (
    <Card title={title} actions={<SeeOnSite section="about" />}>
      <TextAreaField
        label={title}
        hint={ownerText().settings.about.hint}
        error={formState.errors[settingKeys.aboutText]?.message}
        className="[&>label]:sr-only"
        {...register(settingKeys.aboutText)}
        rows={12}
      />
    </Card>
  );
}
