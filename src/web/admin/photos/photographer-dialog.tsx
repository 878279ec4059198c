import { ownerText } from '#shared/language/text.ts';
import { photoBatchSchema } from '#shared/catalogue/photos.schema.ts';
import { useFields } from '#web/admin/forms/form-fields.tsx';
import { BatchDialog, type BatchProps } from '#web/admin/lists/batch-dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const schema = photoBatchSchema.shape.changes.pick({ photographer: true });

/** Sets the photographer of several photos. */
export default function PhotographerDialog(props: Omit<BatchProps, 'kind'>) {
  return (
    <BatchDialog
      {...props}
      kind="photo"
      texts={ownerText().selection.photographer}
      schema={schema}
      start={{ photographer: '' }}
    >
      <PhotographerField />
    </BatchDialog>
  );
}

function PhotographerField() {
  const field = useFields({ photographer: { label: () => ownerText().photos.fields.photographer } });
  return <TextField {...field('photographer')} hint={ownerText().selection.photographer.hint} />;
}
