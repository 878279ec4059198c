import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { accentsOf } from '#shared/site/look/accent.ts';
import type { Look } from '#shared/site/look/look.ts';
import { hexOf } from '#shared/site/look/oklch.ts';
import { paletteNames, paletteOf } from '#shared/site/look/palettes.ts';
import { coloursOf } from '#web/admin/settings/look/photo-colours.ts';
import { featuredPhotoQuery } from '#web/lib/api/queries.ts';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';

type Colours = Pick<Look, 'palette' | 'accent'>;

type Props = {
  chosen: Colours;
  /** A palette comes with its accent. */
  onChange: (colours: Colours) => void;
};

export function PaletteField({ chosen, onChange }: Props) {
  const { look: saved } = useArtist();
  const { data: photo } = useQuery(featuredPhotoQuery);
  const thumbhash = photo?.picture?.thumbhash;
  const fromPhoto = useMemo(() => (thumbhash ? coloursOf(thumbhash) : null), [thumbhash]);
  const { palette: texts, palettes: descriptions } = ownerText().look;
  const named = paletteNames.map((name) => ({ palette: name, accent: null, label: descriptions[name] }));
  const offered: (Colours & { label: string })[] = fromPhoto
    ? [...named, { ...fromPhoto, label: texts.fromPhoto }]
    : named;
  const byPalette = new Map(offered.map((choice) => [choice.palette, choice]));
  for (const { palette, accent } of [saved, chosen])
    if (!byPalette.has(palette)) byPalette.set(palette, { palette, accent, label: texts.fromEarlierPhoto });
  return (
    <ChoiceField
      label={texts.title}
      hint={thumbhash && !fromPhoto ? texts.noColour : texts.hint}
      values={[...byPalette.keys()]}
      chosen={chosen.palette}
      onChoose={(palette) => onChange({ palette, accent: byPalette.get(palette)?.accent ?? null })}
      className="sm:grid-cols-2"
    >
      {(palette) => (
        <span className="flex h-full flex-col">
          <Sample palette={palette} accent={byPalette.get(palette)?.accent ?? null} />
          <span className="px-4 py-2.5 text-xs font-medium">{byPalette.get(palette)?.label}</span>
        </span>
      )}
    </ChoiceField>
  );
}

/** Paper with ink on it, and the stage; a button of the accent on both. */
function Sample({ palette, accent }: Colours) {
  const colours = paletteOf(palette);
  const accents = accentsOf(accent, colours);
  const halves = [
    { ground: colours.light, button: accents.light.button },
    { ground: colours.stage, button: accents.dark.button },
  ];
  return (
    <span aria-hidden="true" className="flex h-16 border-b border-line">
      {halves.map(({ ground, button }) => (
        <span
          key={button + ground.page.join()}
          className="flex flex-1 items-center gap-3 px-4"
          style={{ background: hexOf(ground.page) }}
        >
          <span className="size-6 shrink-0 rounded-full" style={{ background: button }} />
          <span className="flex flex-1 flex-col gap-1.5" style={{ color: hexOf(ground.ink) }}>
            <span className="block h-3 w-4/5 rounded-xs bg-current" />
            <span className="block h-1 w-1/2 rounded-full bg-current opacity-60" />
          </span>
        </span>
      ))}
    </span>
  );
}
