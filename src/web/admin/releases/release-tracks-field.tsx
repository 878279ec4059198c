import { X } from 'lucide-react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { idsOf, textOfIds } from '#web/admin/forms/form-values.ts';
import { ItemSearch } from '#web/admin/pickers/item-search.tsx';
import { ReorderableList } from '#web/admin/lists/reorderable-list.tsx';
import { nextFocus } from '#web/admin/lists/row-buttons.tsx';
import { VisibilityBadge } from '#web/admin/lists/row-cells.tsx';
import type { KnownTrack, ReleaseValues } from '#web/admin/releases/release-form.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type Props = { tracks: Map<number, KnownTrack>; onTrack: (track: KnownTrack) => void };

export function ReleaseTracksField({ tracks, onTrack }: Props) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController<ReleaseValues, 'trackIds'>({ name: 'trackIds' });
  const id = useId();
  const { none, inOrder, untitled, remove, add, noneFree } = ownerText().releases.songs;
  const errorId = `${id}-error`;
  const chosen = idsOf(value).map((id) => tracks.get(id) ?? { id, title: untitled({ id }) });
  const error = fieldState.error?.message;
  const change = (next: KnownTrack[]) => onChange(textOfIds(next));
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={error ? errorId : undefined}
      className="flex scroll-mt-4 flex-col gap-2 rounded-small"
    >
      <h3 id={id} className="text-sm font-semibold">
        {ownerText().releases.fields.songs}
      </h3>
      {chosen.length === 0 && <p className="text-sm text-soft">{none}</p>}
      <ReorderableList
        label={inOrder}
        items={chosen}
        nameOf={({ title }) => title}
        onReorder={change}
        className="divide-y divide-line border-y border-line empty:hidden"
      >
        {(track, controls, place) => (
          <div className="flex min-h-12 flex-wrap items-center gap-x-2 py-1 sm:flex-nowrap">
            <span className="w-6 shrink-0 text-end text-sm text-soft tabular-nums">{place + 1}</span>
            <span className="flex min-w-0 grow basis-32 flex-col items-start gap-1">
              <span className="font-semibold wrap-anywhere">{track.title}</span>
              <VisibilityBadge item={track} />
            </span>
            <span className="ms-auto flex items-center gap-2">
              {controls}
              <IconButton
                label={remove({ title: track.title })}
                size="small"
                data-delete=""
                onClick={({ currentTarget }) => {
                  const searchBox = currentTarget.closest('section')?.querySelector('input');
                  nextFocus(currentTarget, searchBox)?.focus();
                  change(chosen.filter(({ id }) => id !== track.id));
                }}
              >
                <X aria-hidden="true" />
              </IconButton>
            </span>
          </div>
        )}
      </ReorderableList>
      {error && (
        <p id={errorId} role="alert" className="text-xs font-medium text-danger-ink">
          {error}
        </p>
      )}
      <ItemSearch
        label={add}
        kinds={['track']}
        isOffered={({ item }) => !item.release && chosen.every((track) => track.id !== item.id)}
        none={noneFree}
        onChoose={({ item }) => {
          onTrack(item);
          change([...chosen, item]);
        }}
      />
    </section>
  );
}
