import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { ownerText, text } from '#shared/language/text.ts';
import { lookSettings } from '#shared/site/look/look-settings.ts';
import { homeSections, type HomeSection } from '#shared/site/look/look.ts';
import { cn } from '#web/ui/cn.ts';
import { Checkbox } from '#web/ui/fields/checkbox-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type Props = { value: string; onChange: (value: string) => void };

/** The sections of the home page in their order. Hidden ones are listed at the end. */
export function SectionsField({ value, onChange }: Props) {
  const texts = ownerText().look;
  const [announcement, setAnnouncement] = useState('');
  const shown = lookSettings.sections.read(value) ?? homeSections;
  const hidden = homeSections.filter((section) => !shown.includes(section));
  const change = (sections: HomeSection[]) => onChange(lookSettings.sections.write(sections));
  const toggle = (section: HomeSection) =>
    change(shown.includes(section) ? shown.filter((other) => other !== section) : [...shown, section]);
  // The buttons at the ends do nothing, but keep the focus.
  const move = (from: number, to: number) => {
    const section = shown[from];
    if (!section || !shown[to]) return;
    change(swapped(shown, from, to));
    setAnnouncement(texts.sectionMoved[section]({ position: to + 1, total: shown.length }));
  };
  return (
    <fieldset aria-describedby="sections-hint">
      <legend className="mb-1.5 text-sm font-semibold">{texts.sections.title}</legend>
      <ol className="divide-y divide-line rounded-field border border-line">
        {[...shown, ...hidden].map((section) => {
          const index = shown.indexOf(section);
          const isShown = index >= 0;
          return (
            <li key={section} className="flex min-h-12 items-center gap-3 ps-3 pe-2">
              <label className={cn('flex min-h-11 flex-1 items-center gap-3', !isShown && 'text-soft')}>
                <Checkbox
                  checked={isShown}
                  // One section must remain.
                  disabled={isShown && shown.length === 1}
                  onChange={() => toggle(section)}
                />
                {text().sections[section]}
              </label>
              {isShown && (
                <>
                  <IconButton
                    size="small"
                    className="aria-disabled:opacity-40"
                    label={texts.moveSectionUp[section]}
                    aria-disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <ArrowUp aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    size="small"
                    className="aria-disabled:opacity-40"
                    label={texts.moveSectionDown[section]}
                    aria-disabled={index === shown.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <ArrowDown aria-hidden="true" />
                  </IconButton>
                </>
              )}
            </li>
          );
        })}
      </ol>
      <output className="sr-only">{announcement}</output>
      <p id="sections-hint" className="mt-1.5 text-xs text-soft">
        {texts.sections.hint}
      </p>
    </fieldset>
  );
}

function swapped(sections: HomeSection[], one: number, other: number): HomeSection[] {
  const [first, second] = [sections[one], sections[other]];
  return sections.flatMap((section, index) => {
    if (index === one) return second ?? [];
    if (index === other) return first ?? [];
    return section;
  });
}
