import { useFormContext } from 'react-hook-form';
import { LinksField } from '#web/features/admin/fields/links-field.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextAreaField } from '#web/ui/fields/text-field.tsx';

/** What not every video has. */
export type VideoWordValues = {
  description: string;
  credits: string;
  /** One address on each line. */
  links: string;
};

export const noVideoWords: VideoWordValues = { description: '', credits: '', links: '' };

const names = Object.keys(noVideoWords) as (keyof VideoWordValues)[];

export function VideoWords() {
  const { register, watch, formState } = useFormContext<VideoWordValues>();
  const { errors } = formState;
  return (
    <Disclosure
      title="More about this video"
      hint="Description, credits, links"
      isOpen={watch(names).some(Boolean)}
      mustBeOpen={names.some((name) => errors[name])}
    >
      <TextAreaField
        label="Description"
        error={errors.description?.message}
        {...register('description')}
        rows={4}
      />
      <TextAreaField
        label="Credits"
        hint="One line for each kind of work, like “Filmed by Ana”"
        error={errors.credits?.message}
        {...register('credits')}
        rows={3}
      />
      <LinksField name="links" label="Links" hint="Where else it can be found, in the order they are shown" />
    </Disclosure>
  );
}
