import { useFormContext } from 'react-hook-form';
import { LinksField } from '#web/features/admin/fields/links-field.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** The words of a song and what else not every song has. */
export type WordValues = {
  lyrics: string;
  credits: string;
  isrc: string;
  explicit: boolean;
  /** One address on each line. */
  links: string;
};

export const noWords: WordValues = { lyrics: '', credits: '', isrc: '', explicit: false, links: '' };

const names = Object.keys(noWords) as (keyof WordValues)[];

export function TrackWords() {
  const { register, watch, formState } = useFormContext<WordValues>();
  const { errors } = formState;
  return (
    <Disclosure
      title="More about this song"
      hint="Lyrics, credits, explicit, ISRC, links"
      isOpen={watch(names).some(Boolean)}
      mustBeOpen={names.some((name) => errors[name])}
    >
      <TextAreaField
        label="Lyrics"
        hint="Plain text, or LRC: with times like [00:12.50] before the lines, each lights up when it is sung"
        error={errors.lyrics?.message}
        {...register('lyrics')}
        rows={8}
      />
      <TextAreaField
        label="Credits"
        hint="One line for each kind of work, like “Written by Ana”"
        error={errors.credits?.message}
        {...register('credits')}
        rows={3}
      />
      <CheckboxField
        label="Explicit"
        hint="Shows an E beside the title"
        error={errors.explicit?.message}
        {...register('explicit')}
      />
      <TextField
        label="ISRC"
        hint="The recording's own code, like USRC17607839"
        error={errors.isrc?.message}
        {...register('isrc')}
        autoComplete="off"
        spellCheck={false}
      />
      <LinksField
        name="links"
        label="Links"
        hint="Where the song can be bought or streamed, in the order they are shown"
      />
    </Disclosure>
  );
}
