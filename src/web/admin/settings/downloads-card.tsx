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
  return (
    <Card
      title="Downloads"
      description="Whether visitors may save your songs, or only listen to them on the site."
    >
      <form noValidate onSubmit={(event) => void handleSubmit(saveChoice)(event)}>
        <CheckboxField
          label="Visitors may download songs"
          hint={
            <>
              <span className="block">
                Without it there is no Download button anywhere. Fans can still listen here, in podcast apps,
                and offline in their browser.
              </span>
              <span className="block">With it, you can still turn single songs off when you edit them.</span>
            </>
          }
          {...register('downloads')}
        />
        <SaveBar label="Save Downloads" isPending={isPending} restored={restored} preview="music" />
      </form>
    </Card>
  );
}
