import { typefaces, type Typeface } from '#shared/site/look/look.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';

const names: Record<Typeface, { name: string; kind: string }> = {
  marquee: { name: 'Marquee', kind: 'Bold and narrow, like a sign' },
  songbook: { name: 'Songbook', kind: 'A warm serif over plain text' },
  concert: { name: 'Concert', kind: 'Serifs throughout, like a programme' },
  poster: { name: 'Poster', kind: 'Tall and loud' },
  studio: { name: 'Studio', kind: 'Wide and modern' },
};

type Props = { artistName: string; value: string; onChange: (value: Typeface) => void };

export function TypefaceField({ artistName, value, onChange }: Props) {
  return (
    <ChoiceField
      label="Lettering"
      values={typefaces}
      chosen={value}
      onChoose={onChange}
      className="sm:grid-cols-2"
    >
      {(typeface) => (
        <span data-typeface={typeface} className="block px-4 py-3 font-sans">
          <span className="block truncate pe-4 font-display text-title">{artistName || 'Your Name'}</span>
          <span className="mt-1 block text-xs text-soft">
            {names[typeface].name}. {names[typeface].kind}
          </span>
        </span>
      )}
    </ChoiceField>
  );
}
