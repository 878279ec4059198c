import { ownerText } from '#shared/language/text.ts';
import { typefaces, type Typeface } from '#shared/site/look/look.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';

type Props = { artistName: string; value: string; onChange: (value: Typeface) => void };

export function TypefaceField({ artistName, value, onChange }: Props) {
  return (
    <ChoiceField
      label={ownerText().look.typeface.title}
      values={typefaces}
      chosen={value}
      onChoose={onChange}
      className="sm:grid-cols-2"
    >
      {(typeface) => (
        <span data-typeface={typeface} className="block px-4 py-3 font-sans">
          <span className="block truncate pe-4 font-display text-title">
            {artistName || ownerText().look.typeface.yourName}
          </span>
          <span className="mt-1 block text-xs text-soft">{ownerText().look.typefaces[typeface]}</span>
        </span>
      )}
    </ChoiceField>
  );
}
