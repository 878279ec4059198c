import { ownerText } from '#shared/language/text.ts';
import type { EditableKind } from '#web/admin/edit/use-edit.ts';
import type { FieldSummary } from '#web/admin/forms/form-values.ts';
import { Button } from '#web/ui/button.tsx';

type Props = {
  kind: EditableKind;
  mine: FieldSummary;
  newer: FieldSummary;
  isPending: boolean;
  onLoad: () => void;
  onOverwrite: () => void;
};

/** Shows the version that was saved elsewhere, and lets the owner choose one of the two. */
export function ConflictNotice({ kind, mine, newer, isPending, onLoad, onOverwrite }: Props) {
  const own = new Map(mine);
  const differences = newer.filter(([label, text]) => own.get(label) !== text);
  return (
    <section role="alert" className="mb-6 tool rounded-media border border-danger bg-danger-wash p-4">
      <h3 className="font-semibold text-danger-ink">{ownerText().forms.conflict[kind]}</h3>
      <p className="mt-1">
        {differences.length > 0 ? ownerText().forms.newerDiffers : ownerText().forms.newerIsSame}
      </p>
      <dl className="mt-3 grid gap-x-4 gap-y-1.5 sm:grid-cols-[auto_1fr]">
        {differences.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="line-clamp-6 min-w-0 font-medium break-words whitespace-pre-line">
              {text || ownerText().forms.values.empty}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" size="small" disabled={isPending} onClick={onLoad}>
          {ownerText().forms.loadNewer}
        </Button>
        <Button variant="danger" size="small" disabled={isPending} onClick={onOverwrite}>
          {ownerText().forms.saveOver}
        </Button>
      </div>
    </section>
  );
}
