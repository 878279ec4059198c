import { useQuery } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { lookSettings } from '#shared/site/look/look-settings.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import { listQuery } from '#web/lib/api/lists.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { Artwork } from '#web/ui/media/artwork.tsx';

/** With the featured photo this makes two rows. */
const STEP = 11;
const photosQuery = listQuery<Photo>(apiPaths.photos, { limit: STEP });
const FEATURED = lookSettings.photo.write(null);

type Props = { value: string; onChange: (value: string) => void };

/** The photo for the browser's tab, the phone's home screen and shared links. */
export function PhotoField({ value, onChange }: Props) {
  const { items, hasNext, isLoadingNext, loadNext } = useList(photosQuery);
  // It may be further down in the list, or deleted: then the featured one replaces it.
  const isLoaded = value === FEATURED || items.some(({ id }) => lookSettings.photo.write(id) === value);
  const { data: chosen } = useQuery<Photo>({ queryKey: [`${apiPaths.photos}/${value}`], enabled: !isLoaded });
  const offered = chosen && !isLoaded ? [chosen, ...items] : items;
  const photos = new Map(offered.map((photo) => [lookSettings.photo.write(photo.id), photo]));
  const texts = ownerText().look.photo;
  return (
    <div>
      <ChoiceField
        label={texts.title}
        hint={texts.hint}
        values={[FEATURED, ...photos.keys()]}
        chosen={photos.has(value) ? value : FEATURED}
        onChoose={onChange}
        className="grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))]"
      >
        {(choice) => {
          const photo = photos.get(choice);
          return photo ? (
            <span className="block aspect-square">
              <Artwork
                path={photo.imagePath}
                facts={photo.picture}
                title={photo.title}
                alt={photo.title}
                sizes="96px"
              />
            </span>
          ) : (
            <span className="grid aspect-square place-items-center bg-sunk p-1.5 text-center text-xs leading-tight">
              {texts.featured}
            </span>
          );
        }}
      </ChoiceField>
      {hasNext && (
        <Button variant="quiet" size="small" className="mt-2" disabled={isLoadingNext} onClick={loadNext}>
          {isLoadingNext ? ownerText().lists.loading : texts.more}
        </Button>
      )}
    </div>
  );
}
