import { useEffect } from 'react';
import { languageNames, ownerText } from '#shared/language/text.ts';
import type { LanguageCode } from '#shared/language/languages.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { z } from '#shared/primitives/zod.ts';
import { SaveBar } from '#web/admin/settings/save-bar.tsx';
import { useSettingsForm } from '#web/admin/settings/use-settings-form.ts';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';

const schema = z.object({ language: z.string() });

const SAVED = 'language-saved';

/** The page has the sentences of one language only. */
function reload(): void {
  try {
    sessionStorage.setItem(SAVED, '');
  } catch {
    // Storage is full or forbidden: the page itself shows that the language has changed.
  }
  window.location.reload();
}

/** The toast of the mutation was lost with the page. */
function confirmAfterReload(): void {
  if (sessionStorage.getItem(SAVED) === null) return;
  sessionStorage.removeItem(SAVED);
  const { updated, updatedText } = ownerText().settings;
  toast({ title: updated, description: updatedText });
}

/** Languages have their own names, so that each is found by those who read it. */
export function LanguageCard({ language }: { language: LanguageCode }) {
  const { register, handleSubmit, save, isPending, restored } = useSettingsForm('language', schema, {
    language,
  });
  useEffect(confirmAfterReload, []);
  const saveChoice = (values: z.output<typeof schema>) =>
    save([{ key: settingKeys.language, value: values.language }], reload);
  const texts = ownerText().settings.language;
  const names = languageNames();
  return (
    <Card title={texts.title} description={texts.description}>
      <form noValidate onSubmit={(event) => void handleSubmit(saveChoice)(event)}>
        <SelectField
          label={texts.label}
          values={Object.keys(names) as LanguageCode[]}
          labels={names}
          className="max-w-80"
          {...register('language')}
        />
        <SaveBar label={texts.save} isPending={isPending} restored={restored} />
      </form>
    </Card>
  );
}
