import { X } from 'lucide-react';
import { useController } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { ReorderableList } from '#web/admin/lists/reorderable-list.tsx';
import { nextFocus } from '#web/admin/lists/row-buttons.tsx';
import { VisibilityBadge } from '#web/admin/lists/row-cells.tsx';
import type { PressValues } from '#web/admin/settings/press/use-save-press.ts';
import { listQuery } from '#web/lib/api/lists.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Artwork } from '#web/ui/media/artwork.tsx';

const galleryQuery = listQuery<Photo>(apiPaths.photos, { limit: 12 });

/** `saved`: the photos of the saved press kit, which may be further down in the gallery. */
export function PressPhotosField({ saved }: { saved: Photo[] }) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController<PressValues, 'imageIds'>({ name: 'imageIds' });
  const { items, hasNext, isLoadingNext, loadNext } = useList(galleryQuery);
  const photos = new Map([...saved, ...items].map((photo) => [photo.id, photo]));
  const chosen = value.flatMap((id) => photos.get(id) ?? []);
  const without = (photo: Photo) => chosen.filter(({ id }) => id !== photo.id);
  const change = (next: Photo[]) => onChange(next.map(({ id }) => id));
  const texts = ownerText().press;
  return (
    <fieldset ref={ref} tabIndex={-1} className="min-w-0">
      <legend className="text-sm font-semibold">{texts.photos}</legend>
      <p className="mt-1 text-xs text-soft">{texts.photosHint}</p>
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
          const isChosen = chosen.includes(photo);
          return (
            <li key={photo.id}>
              <button
                type="button"
                aria-label={photo.title}
                aria-pressed={isChosen}
                disabled={!isChosen && chosen.length >= maximums.pressPhotos}
                className="block w-full rounded-small ring-offset-3 ring-offset-surface disabled:opacity-55 aria-pressed:ring-3 aria-pressed:ring-accent"
                onClick={() => change(isChosen ? without(photo) : [...chosen, photo])}
              >
                <Thumbnail photo={photo} className="aspect-square" />
              </button>
            </li>
          );
        })}
      </ul>
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

/** The name is beside it, or the name of its button. */
function Thumbnail({ photo, className }: { photo: Photo; className: string }) {
  return (
    <span className={`block shrink-0 overflow-hidden rounded-small ${className}`}>
      <Artwork path={photo.imagePath} facts={photo.picture} title={photo.title} alt="" sizes="96px" />
    </span>
  );
}
