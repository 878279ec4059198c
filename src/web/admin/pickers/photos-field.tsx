import { useQueries } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useController } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import type { Schedule } from '#shared/catalogue/visibility.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { idsOf, textOfIds } from '#web/admin/forms/form-values.ts';
import { ownItemAddress } from '#web/admin/kinds.ts';
import { ReorderableList } from '#web/admin/lists/reorderable-list.tsx';
import { nextFocus } from '#web/admin/lists/row-buttons.tsx';
import { VisibilityBadge } from '#web/admin/lists/row-cells.tsx';
import { listQuery } from '#web/lib/api/lists.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Artwork } from '#web/ui/media/artwork.tsx';

const galleryQuery = listQuery<Photo>(apiPaths.photos, { limit: 12, show: 'all' });

type Props = {
  label: string;
  hint?: string;
  most: number;
  /** The photos that are saved already, which may be further down in the gallery. */
  saved: Photo[];
};

/** Chooses and orders photos of the gallery. The field `imageIds` holds one id per line. */
export function PhotosField({ label, hint, most, saved }: Props) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController<{ imageIds: string }>({ name: 'imageIds' });
  const { items, status, hasNext, isLoadingNext, loadNext } = useList(galleryQuery);
  const chosen = usePhotos(idsOf(value), [...saved, ...items]);
  const without = (photo: ChosenPhoto) => chosen.filter(({ id }) => id !== photo.id);
  const change = (next: ChosenPhoto[]) => onChange(textOfIds(next));
  const texts = ownerText().press;
  return (
    <fieldset ref={ref} tabIndex={-1} className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      {hint && <p className="mt-1 text-xs text-soft">{hint}</p>}
      <ReorderableList
        label={texts.photosInOrder}
        items={chosen}
        nameOf={({ title }) => title}
        onReorder={change}
        className="mt-2 divide-y divide-line border-y border-line empty:hidden"
      >
        {(photo, controls) => (
          <div className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-2 sm:flex-nowrap">
            <Thumbnail photo={photo} className="size-12" />
            <span className="flex min-w-0 grow basis-32 flex-col items-start gap-1">
              <span className="font-semibold wrap-anywhere">{photo.title}</span>
              <VisibilityBadge item={photo} />
            </span>
            <span className="ms-auto flex items-center gap-2">
              {controls}
              <IconButton
                label={texts.removePhoto({ photo: photo.title })}
                size="small"
                data-delete=""
                onClick={({ currentTarget }) => {
                  nextFocus(currentTarget, currentTarget.closest('fieldset'))?.focus();
                  change(without(photo));
                }}
              >
                <X aria-hidden="true" />
              </IconButton>
            </span>
          </div>
        )}
      </ReorderableList>
      {fieldState.error && (
        <p role="alert" className="mt-1.5 text-xs font-medium text-danger-ink">
          {fieldState.error.message}
        </p>
      )}
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-3">
        {items.map((photo) => {
          const isChosen = chosen.some(({ id }) => id === photo.id);
          return (
            <li key={photo.id}>
              <button
                type="button"
                aria-label={photo.title}
                aria-pressed={isChosen}
                disabled={!isChosen && chosen.length >= most}
                className="block w-full rounded-small ring-offset-3 ring-offset-surface disabled:opacity-55 aria-pressed:ring-3 aria-pressed:ring-accent"
                onClick={() => change(isChosen ? without(photo) : [...chosen, photo])}
              >
                <Thumbnail photo={photo} className="aspect-square" />
              </button>
            </li>
          );
        })}
      </ul>
      {status === 'loaded' && items.length === 0 && (
        <p className="text-xs text-soft">{ownerText().shows.hints.noPhotos}</p>
      )}
      {hasNext && (
        <Button
          variant="quiet"
          size="small"
          className="-ms-4 mt-2"
          disabled={isLoadingNext}
          onClick={loadNext}
        >
          {isLoadingNext ? ownerText().lists.loading : ownerText().look.photo.more}
        </Button>
      )}
    </fieldset>
  );
}

type ChosenPhoto = Pick<Photo, 'id' | 'title' | 'picture'> & { imagePath: string | null } & Partial<Schedule>;

/** Those that only a draft names are read. One that is not there (yet) keeps its place. */
function usePhotos(ids: number[], known: Photo[]): ChosenPhoto[] {
  const unknown = ids.filter((id) => known.every((photo) => photo.id !== id));
  const read = useQueries({
    queries: unknown.map((id) => ({ queryKey: [ownItemAddress('photo', id)] })),
  }) as { data?: Photo }[];
  const all = [...known, ...read.flatMap(({ data }) => data ?? [])];
  const photos = new Map(all.map((photo) => [photo.id, photo]));
  return ids.map((id) => photos.get(id) ?? { id, title: String(id), imagePath: null, picture: null });
}

/** The name is beside it, or the name of its button. */
function Thumbnail({ photo, className }: { photo: ChosenPhoto; className: string }) {
  return (
    <span className={`block shrink-0 overflow-hidden rounded-small ${className}`}>
      <Artwork path={photo.imagePath} facts={photo.picture} title={photo.title} alt="" sizes="96px" />
    </span>
  );
}
