import { maximums, minimums } from '#shared/limits.ts';
import { aboutTextTooShort, settingKeys } from '#shared/settings.ts';
import { prose } from '#shared/fields.schema.ts';
import { z } from '#shared/zod.ts';
import { useDraftForm } from '#web/features/admin/edit/use-draft-form.ts';
import { SaveBar } from '#web/features/admin/settings/save-bar.tsx';
import { useSaveSettings } from '#web/features/admin/settings/settings.mutations.ts';
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
  const save = useSaveSettings('about');
  const { register, handleSubmit, formState } = useDraftForm('about', schema, { about });
  const title = `About ${name} Text`;
  const saveText = (values: Pick<Props, 'about'>) =>
    save.mutate([{ key: settingKeys.aboutText, value: values.about }]);
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
        <SaveBar label="Save About Text" isPending={save.isPending} preview="about" />
      </form>
    </Card>
  );
}
