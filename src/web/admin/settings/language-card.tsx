import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { languageNames, ownerText } from '#shared/language/text.ts';
import type { LanguageCode } from '#shared/language/languages.ts';
import { settingKeys } from '#shared/site/settings.ts';
import type { SettingValues } from '#web/admin/settings/settings-values.ts';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';

const SAVED = 'language-saved';

/** The page has the sentences of one language only. */
export function reloadInLanguage(): void {
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
export function LanguageCard() {
  const { register, formState } = useFormContext<SettingValues>();
  useEffect(confirmAfterReload, []);
  const texts = ownerText().settings.language;
  const names = languageNames();
  return (
    <Card title={texts.title} description={texts.description}>
      <SelectField
        label={texts.label}
        values={Object.keys(names) as LanguageCode[]}
        labels={names}
        error={formState.errors[settingKeys.language]?.message}
        className="max-w-80"
        {...register(settingKeys.language)}
      />
    </Card>
  );
}
