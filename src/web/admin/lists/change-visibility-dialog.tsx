import { ownerText } from '#shared/language/text.ts';
import { visibilityChanges } from '#shared/catalogue/visibility.schema.ts';
import { z } from '#shared/primitives/zod.ts';
import { hasTime, hasTimeAhead } from '#web/admin/forms/schedule.ts';
import { VisibilityFields } from '#web/admin/forms/visibility-fields.tsx';
import { BatchDialog, type BatchProps } from '#web/admin/lists/batch-dialog.tsx';

const schema = z
  .object(visibilityChanges)
  .refine(...hasTime)
  .refine(...hasTimeAhead);

export default function ChangeVisibilityDialog(props: BatchProps) {
  return (
    <BatchDialog
      {...props}
      texts={ownerText().selection.visibility}
      schema={schema}
      start={{ visibility: 'published', publishAt: '' }}
    >
      <VisibilityFields />
    </BatchDialog>
  );
}
