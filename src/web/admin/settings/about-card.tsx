import { maximums, minimums } from '#shared/primitives/limits.ts';
import { aboutTextTooShort, settingKeys } from '#shared/site/settings.ts';
import { prose } from '#shared/primitives/fields.schema.ts';
import { z } from '#shared/primitives/zod.ts';
import { SaveBar } from '#web/admin/settings/save-bar.tsx';
import { useSettingsForm } from '#web/admin/settings/use-settings-form.ts';
import { Card } from '#web/ui/card.tsx';
import { TextAreaField } from '#web/ui/fields/text-field.tsx';

const schema = z.object({
  about: prose({
    name: 'About text',
    min: minimums.aboutText,
    max: maximums.settingValue,
    message: aboutTextTooShort,
  }),
});

type Props = { name: string; about: string };

export function AboutCard({ name, about }: Props) {
  const { register, handleSubmit, formState, save, isPending, restored } = useSettingsForm('about', schema, {
    about,
  });
  const title = `About ${name} Text`;
  const saveText = (values: Pick<Props, 'about'>) =>
    save([{ key: settingKeys.aboutText, value: values.about }]);
  return (
    <Card title={title}>
      <form noValidate onSubmit={(event) => void handleSubmit(saveText)(event)}>
        <TextAreaField
          label={title}
          hint="This text will be displayed in the About section of the website."
          error={formState.errors.about?.message}
          className="[&>label]:sr-only"
          {...register('about')}
          rows={12}
        />
        <SaveBar label="Save About Text" isPending={isPending} restored={restored} preview="about" />
      </form>
    </Card>
  );
}
