import type { Photo } from '#shared/catalogue/photos.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { linesOf } from '#web/admin/shows/show-details.ts';
import { listQuery } from '#web/lib/api/lists.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import { Button } from '#web/ui/button.tsx';
import { Artwork } from '#web/ui/media/artwork.tsx';

const STEP = 12;
const photosQuery = listQuery<Photo>(apiPaths.photos, { limit: STEP, show: 'all' });

type Props = {
  /** Those that are chosen already, which may be far down in the list. */
  known: Photo[];
  /** Ids, one per line, in the order in which they are shown. */
  value: string;
  onChange: (value: string) => void;
};

export function PhotosField({ known, value, onChange }: Props) {
  const { items, hasNext, isLoadingNext, loadNext } = useList(photosQuery);
  const offered = [...known, ...items.filter(({ id }) => known.every((photo) => photo.id !== id))];
  const chosen = linesOf(value);
  const toggle = (id: string) =>
    onChange((chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]).join('\n'));
  const { fields, hints } = ownerText().shows;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{fields.photos}</legend>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
        {offered.map(({ id, title, imagePath, picture }) => (
          <li key={id}>
            <label className="relative block aspect-square overflow-hidden rounded-small outline-offset-2 has-checked:ring-3 has-checked:ring-accent has-focus-visible:outline-[2.5px]">
              <input
                type="checkbox"
                className="absolute start-1.5 top-1.5 z-1 size-5 accent-accent"
                checked={chosen.includes(String(id))}
                onChange={() => toggle(String(id))}
              />
              <Artwork path={imagePath} facts={picture} title={title} alt={title} sizes="96px" />
            </label>
          </li>
        ))}
      </ul>
      {offered.length === 0 && <p className="text-xs text-soft">{hints.noPhotos}</p>}
      {hasNext && (
        <Button variant="quiet" size="small" className="mt-2" disabled={isLoadingNext} onClick={loadNext}>
          {isLoadingNext ? ownerText().lists.loading : ownerText().look.photo.more}
        </Button>
      )}
    </fieldset>
  );
}
