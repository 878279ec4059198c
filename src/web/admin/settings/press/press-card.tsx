import { useQuery } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { mediaExtensions } from '#shared/media/media.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { megabytes } from '#shared/primitives/file-sizes.ts';
import { maximums } from '#shared/primitives/limits.ts';
import type { Press } from '#shared/site/press.schema.ts';
import { FileChangeField } from '#web/admin/edit/file-change-field.tsx';
import { DraftNotice } from '#web/admin/forms/draft-notice.tsx';
import { useFields } from '#web/admin/forms/form-fields.tsx';
import { PhotosField } from '#web/admin/pickers/photos-field.tsx';
import { useDraftForm } from '#web/admin/forms/use-draft-form.ts';
import { useRefusedFields } from '#web/admin/forms/use-refused-fields.ts';
import { QuotesField } from '#web/admin/settings/press/quotes-field.tsx';
import {
  isConflict,
  ownPressQuery,
  pressSchema,
  useSavePress,
  valuesOf,
} from '#web/admin/settings/press/use-save-press.ts';
import { FileIcon } from '#web/admin/upload/files/file-preview.tsx';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';
import { discardDraft } from '#web/lib/drafts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { TextAreaField } from '#web/ui/fields/text-field.tsx';

export function PressCard() {
  const { data: press, isError, refetch } = useQuery<Press>(ownPressQuery);
  const { title, description, failed } = ownerText().press;
  return (
    <Card title={title} description={description}>
      {isError && <p role="alert">{failed}</p>}
      {press && (
        <PressForm press={press} onLoadNewer={async () => (await refetch({ throwOnError: true })).data} />
      )}
    </Card>
  );
}

const DRAFT = 'press';

type Props = { press: Press; onLoadNewer: () => Promise<Press | undefined> };

function PressForm({ press, onLoadNewer }: Props) {
  const form = useDraftForm(DRAFT, pressSchema, valuesOf(press));
  const show = (saved: Press) => {
    form.reset(valuesOf(saved));
    discardDraft(DRAFT);
  };
  const {
    mutate,
    reset: resetSaving,
    error,
    isPending,
  } = useSavePress({
    onSaved: show,
    onRefused: (fields) => showRefused(fields),
  });
  const showRefused = useRefusedFields(form, isPending);
  const save = form.handleSubmit((values) => mutate(values));
  const saveOver = form.handleSubmit((values) => mutate({ ...values, version: undefined }));
  const loadNewer = async () => {
    const newer = await onLoadNewer();
    if (newer) show(newer);
    resetSaving();
  };
  return (
    <FormProvider {...form}>
      <DraftNotice draft={DRAFT} saved={valuesOf(press)} onDiscard={() => show(press)} />
      <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void save(event)}>
        <PressFields press={press} />
        {isConflict(error) && (
          <div role="alert" className="rounded-media border border-danger bg-danger-wash p-4">
            <p className="font-semibold text-danger-ink">{ownerText().press.conflict}</p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button variant="outline" size="small" onClick={() => void loadNewer()}>
                {ownerText().forms.loadNewer}
              </Button>
              <Button variant="danger" size="small" onClick={() => void saveOver()}>
                {ownerText().forms.saveOver}
              </Button>
            </div>
          </div>
        )}
        <Button type="submit" variant="outline" className="self-start" disabled={isPending}>
          {isPending ? ownerText().forms.saving : ownerText().press.save}
        </Button>
      </form>
    </FormProvider>
  );
}

const texts = {
  shortBio: { label: () => ownerText().press.shortBio },
  longBio: { label: () => ownerText().press.longBio },
  contact: { label: () => ownerText().press.contact },
};

function PressFields({ press }: { press: Press }) {
  const field = useFields({ ...texts, enabled: { label: () => ownerText().press.enabled } });
  const limits = useUploadLimits();
  const { enabledHint, longBioHint, contactHint, photos, photosHint, rider, riderHint } = ownerText().press;
  return (
    <>
      <CheckboxField {...field('enabled')} hint={enabledHint({ path: pagePaths.press })} />
      <TextAreaField {...field('shortBio')} rows={4} />
      <TextAreaField {...field('longBio')} hint={longBioHint} rows={10} />
      <QuotesField />
      <TextAreaField {...field('contact')} hint={contactHint} rows={3} />
      <PhotosField label={photos} hint={photosHint} most={maximums.pressPhotos} saved={press.photos} />
      <FileChangeField
        name="rider"
        label={rider}
        hint={riderHint({ size: megabytes(limits.document) })}
        media="document"
        extensions={mediaExtensions.document}
        current={<FileIcon type="application/pdf" className="size-14" />}
        shape="size-14"
        hasFile={press.rider !== null}
      />
    </>
  );
}
