import { ownerText } from '#shared/language/text.ts';
import { heroLayouts, type HeroLayout } from '#shared/site/look/look.ts';
import { cn } from '#web/ui/cn.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';

type Props = { value: string; onChange: (value: HeroLayout) => void };

export function HeroField({ value, onChange }: Props) {
  return (
    <ChoiceField
      label={ownerText().look.hero.title}
      hint={ownerText().look.hero.hint}
      values={heroLayouts}
      chosen={value}
      onChoose={onChange}
      className="grid-cols-3"
    >
      {(layout) => (
        <span className="flex h-full flex-col gap-2 p-2.5">
          <Drawing layout={layout} />
          <span className="text-xs font-medium">{ownerText().look.hero[layout]}</span>
        </span>
      )}
    </ChoiceField>
  );
}

/** A miniature of the page: a block for the picture, a bar for the name, a line for the text below it. */
function Drawing({ layout }: { layout: HeroLayout }) {
  const words = (
    <>
      <span className="block h-3.5 w-4/5 rounded-xs bg-current" />
      <span className="mt-1.5 block h-1 w-1/2 rounded-full bg-soft" />
    </>
  );
  return (
    <span aria-hidden="true" className="relative flex h-18 gap-2 rounded-small bg-sunk p-2 text-ink">
      <span
        className={cn('z-1 flex flex-1 flex-col', layout === 'wide' ? 'justify-end p-1' : 'justify-center')}
      >
        {words}
      </span>
      {layout === 'beside' && <span className="flex-1 rounded-xs bg-accent/45" />}
      {layout === 'wide' && <span className="absolute inset-2 bottom-7 rounded-xs bg-accent/45" />}
    </span>
  );
}
