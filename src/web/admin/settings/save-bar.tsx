import { useEffect, type ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import {
  changedValues,
  labelOf,
  type SettingKey,
  type SettingValues,
} from '#web/admin/settings/settings-values.ts';
import { SETTINGS_DRAFT } from '#web/admin/settings/use-settings-form.ts';
import { discardDraft, keepDraft } from '#web/lib/drafts.ts';
import { Button } from '#web/ui/button.tsx';

type Props = Pick<ComponentProps<'section'>, 'ref' | 'onFocus'> & {
  saved: SettingValues;
  isPending: boolean;
  failedKey: SettingKey | null;
  onSave: () => void;
  onDiscard: () => void;
};

/** Shown while a setting of any card is not saved. Sticky, as the cards are far apart. */
export function SaveBar({ saved, isPending, failedKey, onSave, onDiscard, ...rest }: Props) {
  const unsaved = useUnsaved(saved);
  if (Object.keys(unsaved).length === 0 && !isPending) return null;
  const texts = ownerText().settings;
  return (
    <section
      {...rest}
      aria-label={texts.unsaved}
      className="sticky bottom-[calc(var(--player-height,0px)+1rem)] z-10 flex animate-enter flex-wrap items-center gap-2 rounded-media border border-line bg-page p-3 shadow-float"
    >
      <output className="min-w-0 grow px-2 font-semibold">
        {failedKey && failedKey in unsaved
          ? texts.notSaved({ setting: labelOf(failedKey, saved.artist_name) })
          : texts.unsaved}
      </output>
      {/* Disabled buttons would lose the focus. */}
      <Button variant="quiet" aria-disabled={isPending} onClick={isPending ? undefined : onDiscard}>
        {texts.discard}
      </Button>
      <Button aria-disabled={isPending} onClick={onSave}>
        {isPending ? ownerText().forms.saving : texts.save}
      </Button>
    </section>
  );
}

function useUnsaved(saved: SettingValues): Partial<SettingValues> {
  const { control } = useFormContext<SettingValues>();
  const unsaved = changedValues(saved, useWatch({ control }) as SettingValues);
  const written = JSON.stringify(unsaved);
  useEffect(() => {
    const values = JSON.parse(written) as Partial<SettingValues>;
    if (Object.keys(values).length > 0) keepDraft(SETTINGS_DRAFT, values);
    else discardDraft(SETTINGS_DRAFT);
  }, [written]);
  return unsaved;
}
