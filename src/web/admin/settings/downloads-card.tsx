import { ownerText } from '#shared/language/text.ts';
import { OFF, ON, settingKeys } from '#shared/site/settings.ts';
import { z } from '#shared/primitives/zod.ts';
import { SaveBar } from '#web/admin/settings/save-bar.tsx';
import { useSettingsForm } from '#web/admin/settings/use-settings-form.ts';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';

const schema = z.object({ downloads: z.boolean() });

export function DownloadsCard({ downloads }: { downloads: boolean }) {
  const { register, handleSubmit, save, isPending, restored } = useSettingsForm('downloads', schema, {
    downloads,
  });
  const saveChoice = (values: z.output<typeof schema>) =>
    save([{ key: settingKeys.downloads, value: values.downloads ? ON : OFF }]);
  const texts = ownerText().settings.downloads;
  return (
    <Card title={texts.title} description={texts.description}>
      <form noValidate onSubmit={(event) => void handleSubmit(saveChoice)(event)}>
        <CheckboxField
          label={texts.allow}
          hint={
            <>
              <span className="block">{texts.whenOff}</span>
              <span className="block">{texts.whenOn}</span>
            </>
          }
          {...register('downloads')}
        />
        <SaveBar label={texts.save} isPending={isPending} restored={restored} preview="music" />
      </form>
    </Card>
  );
}
