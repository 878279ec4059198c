import { ownerText } from '#shared/language/text.ts';
import { maximums, minimums } from '#shared/primitives/limits.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { prose } from '#shared/primitives/fields.schema.ts';
import { z } from '#shared/primitives/zod.ts';
import { SaveBar } from '#web/admin/settings/save-bar.tsx';
import { useSettingsForm } from '#web/admin/settings/use-settings-form.ts';
import { Card } from '#web/ui/card.tsx';
import { TextAreaField } from '#web/ui/fields/text-field.tsx';

const schema = z.object({
  about: prose({
    name: () => ownerText().rules.fields.aboutText,
    min: minimums.aboutText,
    max: maximums.settingValue,
    message: () => ownerText().rules.aboutTooShort({ min: minimums.aboutText }),
  }),
});

type Props = { name: string; about: string };

export function AboutCard({ name, about }: Props) {
  const { register, handleSubmit, formState, save, isPending, restored } = useSettingsForm('about', schema, {
    about,
  });
  const title = ownerText().settings.about.title({ name });
  const saveText = (values: Pick<Props, 'about'>) =>
    save([{ key: settingKeys.aboutText, value: values.about }]);
  return (
    <Card title={title}>
      <form noValidate onSubmit={(event) => void handleSubmit(saveText)(event)}>
        <TextAreaField
          label={title}
          hint={ownerText().settings.about.hint}
          error={formState.errors.about?.message}
          className="[&>label]:sr-only"
          {...register('about')}
          rows={12}
        />
        <SaveBar
          label={ownerText().settings.about.save}
          isPending={isPending}
          restored={restored}
          preview="about"
        />
      </form>
    </Card>
  );
}
