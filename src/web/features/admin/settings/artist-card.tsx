import { webAddress, type Artist } from '#shared/artist.ts';
import { maximums } from '#shared/limits.ts';
import { settingKeys } from '#shared/settings.ts';
import { line } from '#shared/fields.schema.ts';
import { invalidAddress } from '#shared/videos.ts';
import { z } from '#shared/zod.ts';
import { useDraftForm } from '#web/features/admin/edit/use-draft-form.ts';
import { SaveBar } from '#web/features/admin/settings/save-bar.tsx';
import { useSaveSettings } from '#web/features/admin/settings/settings.mutations.ts';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const schema = z.object({
  name: line({ name: 'Artist name', min: 1, max: maximums.shortText, message: 'Artist name is required' }),
  tagline: line({ name: 'Tagline', min: 1, max: maximums.shortText, message: 'Tagline is required' }),
  socialUrl: line({ name: 'Profile link', max: maximums.address, tooLong: invalidAddress }).refine(
    (address) => webAddress(address) !== null,
    invalidAddress,
  ),
});

const keys = [
  ['name', settingKeys.artistName],
  ['tagline', settingKeys.tagline],
  ['socialUrl', settingKeys.socialUrl],
] as const;

/** Who the site belongs to: the words that stand on every page. */
export function ArtistCard({ artist: { name, tagline, socialUrl } }: { artist: Artist }) {
  const save = useSaveSettings('artist');
  const { register, handleSubmit, formState } = useDraftForm('artist', schema, { name, tagline, socialUrl });
  const { errors } = formState;
  const saveAll = (values: z.output<typeof schema>) =>
    save.mutate(keys.map(([field, key]) => ({ key, value: values[field] })));
  return (
    <Card title="Artist" description="Your name, tagline and profile link, as they stand on every page.">
      <form noValidate onSubmit={(event) => void handleSubmit(saveAll)(event)}>
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            label="Artist Name"
            error={errors.name?.message}
            {...register('name')}
            autoComplete="off"
          />
          <TextField
            label="Tagline"
            error={errors.tagline?.message}
            {...register('tagline')}
            autoComplete="off"
          />
          <TextField
            label="Social Link"
            hint="The address of your profile on TikTok, Instagram, YouTube or elsewhere"
            error={errors.socialUrl?.message}
            className="md:col-span-2"
            {...register('socialUrl')}
            type="url"
            inputMode="url"
            autoComplete="off"
          />
        </div>
        <SaveBar label="Save Artist" isPending={save.isPending} preview="home" />
      </form>
    </Card>
  );
}
