import { FormField } from '#web/ui/fields/form-field.tsx';
import { Input } from '#web/ui/fields/input.tsx';

type Props = { label: string; disabled?: boolean; onChoose: (file: File) => void };

export function CsvFileField({ label, disabled, onChoose }: Props) {
  return (
    <FormField label={label}>
      {(field) => (
        <Input
          {...field}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          className="cursor-pointer py-2.5 file:me-3 file:font-semibold"
          disabled={disabled}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChoose(file);
          }}
        />
      )}
    </FormField>
  );
}
