import { X } from 'lucide-react';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { ReorderableList } from '#web/features/admin/lists/reorderable-list.tsx';
import { VisibilityBadge } from '#web/features/admin/lists/visibility-badge.tsx';
import { AddSong } from '#web/features/admin/releases/add-song.tsx';
import {
  idsOf,
  textOfIds,
  type KnownSong,
  type ReleaseValues,
} from '#web/features/admin/releases/release-values.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type Props = { songs: Map<number, KnownSong>; onSong: (song: KnownSong) => void };

/** The songs of a release: their order, one more, one less. */
export function ReleaseSongsField({ songs, onSong }: Props) {
  const { watch, setValue, clearErrors, formState } = useFormContext<ReleaseValues>();
  const id = useId();
  const chosen = idsOf(watch('trackIds')).map((id) => songs.get(id) ?? { id, title: `Song ${id}` });
  const error = formState.errors.trackIds?.message;
  const change = (next: KnownSong[]) => {
    clearErrors('trackIds');
    setValue('trackIds', textOfIds(next), { shouldDirty: true });
  };
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-semibold">
        Songs
      </h3>
      {chosen.length === 0 && <p className="text-sm text-soft">No songs yet. Add the first one below.</p>}
      <ReorderableList
        label="Songs in order"
        items={chosen}
        nameOf={({ title }) => title}
        onReorder={change}
        className="divide-y divide-line border-y border-line empty:hidden"
      >
        {(song, controls, place) => (
          <div className="flex min-h-12 flex-wrap items-center gap-x-2 py-1 sm:flex-nowrap">
            <span className="w-6 shrink-0 text-end text-sm text-soft tabular-nums">{place + 1}</span>
            <span className="flex min-w-0 grow basis-32 flex-col items-start gap-1">
              <span className="font-semibold wrap-anywhere">{song.title}</span>
              <VisibilityBadge item={song} />
            </span>
            <span className="ml-auto flex items-center gap-2">
              {controls}
              <IconButton
                label={`Take ${song.title} off`}
                size="small"
                onClick={() => change(chosen.filter(({ id }) => id !== song.id))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </span>
          </div>
        )}
      </ReorderableList>
      {error && (
        <p role="alert" className="text-xs font-medium text-danger-ink">
          {error}
        </p>
      )}
      <AddSong
        taken={chosen}
        onAdd={(song) => {
          onSong(song);
          change([...chosen, song]);
        }}
      />
    </section>
  );
}
