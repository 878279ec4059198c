import { X } from 'lucide-react';
import { useId } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { kilobytes } from '#shared/primitives/file-sizes.ts';
import { ReorderableList } from '#web/admin/lists/reorderable-list.tsx';
import { nextFocus } from '#web/admin/lists/row-buttons.tsx';
import type { Album } from '#web/admin/releases/albums.ts';
import { ItemResult } from '#web/admin/upload/item-result.tsx';
import { canBeSent } from '#web/admin/upload/upload-queue.ts';
import { cn } from '#web/ui/cn.ts';
import { Input } from '#web/ui/fields/input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** The files of an album, in the order of the release. */
export function AlbumTracks({ album, error }: { album: Album; error?: string }) {
  const { items } = album.tracks.use();
  const isPublishing = album.isPublishing.use();
  const id = useId();
  const { fields, songs } = ownerText().releases;
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h3 id={id} className="text-sm font-semibold">
        {fields.songs}
      </h3>
      <ReorderableList
        label={songs.inOrder}
        items={items}
        nameOf={({ title }) => title}
        onReorder={album.tracks.reorder}
        className="divide-y divide-line border-y border-line"
      >
        {({ id: trackId, title, file, state }, controls, place) => (
          <div className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-2 py-2">
            <span className="text-end text-sm text-soft tabular-nums">{place + 1}</span>
            <div className="max-sm:col-span-2">
              {canBeSent(state) ? (
                <Input
                  aria-label={ownerText().upload.queue.titleOf({ file: file.name })}
                  value={title}
                  onChange={(event) => album.tracks.rename(trackId, event.target.value)}
                  onKeyDown={(event) => {
                    // Enter would publish the release.
                    if (event.key === 'Enter') event.preventDefault();
                  }}
                />
              ) : (
                <p className="font-semibold wrap-anywhere">{title}</p>
              )}
            </div>
            {/* Hidden rather than removed, because dragging is bound to the handle once. */}
            <span
              className={cn(
                'flex items-center gap-2 max-sm:col-start-3 max-sm:row-start-2',
                isPublishing && 'invisible max-sm:hidden',
              )}
            >
              {controls}
              <IconButton
                label={songs.remove({ title })}
                size="small"
                data-delete=""
                onClick={({ currentTarget }) => {
                  nextFocus(currentTarget)?.focus();
                  album.remove(trackId);
                }}
              >
                <X aria-hidden="true" />
              </IconButton>
            </span>
            {state.name === 'waiting' ? (
              <p className="col-start-2 row-start-2 truncate text-xs text-soft tabular-nums sm:col-span-2">
                {file.name} · {kilobytes(file.size)}
              </p>
            ) : (
              <div className="col-span-2 col-start-2">
                <ItemResult state={state} name={file.name} />
              </div>
            )}
          </div>
        )}
      </ReorderableList>
      {error && (
        <p role="alert" className="text-xs font-medium text-danger-ink">
          {error}
        </p>
      )}
    </section>
  );
}
