import { useMemo, useState } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { CsvFileField } from '#web/admin/forms/csv-file-field.tsx';
import { ImportPreview } from '#web/admin/shows/import/import-preview.tsx';
import { readCsv } from '#web/admin/shows/import/read-csv.ts';
import { readTextFile } from '#web/admin/forms/read-text-file.ts';
import { useImport } from '#web/admin/shows/import/use-import.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/fields/text-field.tsx';

type Props = {
  /** For lines that name none. */
  timezone: string;
  onClose: () => void;
};

/** Shows what a table of dates will become, line by line, and adds it. */
export default function ImportDialog({ timezone, onClose }: Props) {
  const [csv, setCsv] = useState('');
  const { lines, problem } = useMemo(() => readCsv(csv, timezone), [csv, timezone]);
  const { states, isPending, send } = useImport();
  const texts = ownerText().shows.import;
  const toSend = lines.filter(({ show, id }) => show && states.get(id)?.name !== 'added');
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog
      title={texts.title}
      description={texts.hint}
      onClose={close}
      footer={
        <>
          <Button variant="quiet" disabled={isPending} onClick={close}>
            {ownerText().forms.cancel}
          </Button>
          <Button disabled={isPending || toSend.length === 0} onClick={() => send(toSend)}>
            {texts.send({ count: toSend.length })}
          </Button>
        </>
      }
    >
      <fieldset disabled={isPending} className="flex tool min-w-0 flex-col gap-5">
        <CsvFileField label={texts.file} onChoose={(file) => void readTextFile(file).then(setCsv)} />
        <TextAreaField
          label={texts.paste}
          rows={4}
          spellCheck={false}
          value={csv}
          onChange={({ target }) => setCsv(target.value)}
        />
      </fieldset>
      {csv.trim() !== '' && problem && (
        <p role="alert" className="mt-5 rounded-field bg-danger-wash px-4 py-3 text-danger-ink">
          {problem}
        </p>
      )}
      {lines.length > 0 && <ImportPreview lines={lines} states={states} />}
    </Dialog>
  );
}
