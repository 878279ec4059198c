import { useRef } from 'react';
import { coverExtensions } from '#shared/media.ts';
import type { Track, TrackChanges } from '#shared/tracks.ts';
import { acceptedBy, refusalOf } from '#web/features/admin/upload/files/check-file.ts';
import { objectUrl } from '#web/features/admin/upload/files/object-url.ts';
import { SmallPicture } from '#web/features/admin/lists/row-parts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/media/picture/picture.tsx';

/** What happens to the cover: it stays, it goes, or a new file takes its place. */
export type CoverChange = 'keep' | 'remove' | File;

/** JSON while only words change; a form as soon as a file travels with them. */
export function bodyWithCover(changes: TrackChanges, cover: CoverChange): object {
  if (cover === 'keep') return changes;
  if (cover === 'remove') return { ...changes, removeCover: true };
  const form = new FormData();
  for (const [name, value] of Object.entries(changes)) {
    // A form has no null: no description is an empty one.
    if (value !== undefined) form.append(name, String(value ?? ''));
  }
  form.append('coverArt', cover);
  return form;
}

type Props = {
  track: Track;
  change: CoverChange;
  error?: string;
  onChange: (change: CoverChange) => void;
  /** A file that cannot be a cover leaves the choice as it was. */
  onRefused: (message: string) => void;
};

/** The cover as it will be, and the ways to change it. */
export function CoverField({ track, change, error, onChange, onRefused }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const hasCover = change === 'keep' ? track.coverArt !== null : change !== 'remove';

  return (
    <fieldset aria-label="Cover Art" className="flex flex-wrap items-center gap-4">
      {change instanceof File ? (
        <Picture
          path={objectUrl(change)}
          facts={null}
          alt="The new cover"
          sizes="6rem"
          className="size-24 rounded-small"
        />
      ) : (
        <SmallPicture
          title={track.title}
          path={change === 'remove' ? null : track.coverArt}
          facts={track.coverPicture}
          className="size-24"
        />
      )}
      <div className="min-w-0 grow basis-56">
        <p className="text-sm font-semibold">Cover Art</p>
        <p className="text-xs text-soft">{change instanceof File ? change.name : 'Recommended: 1400x1400'}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="outline" size="small" onClick={() => picker.current?.click()}>
            {hasCover ? 'Replace Cover' : 'Choose Cover'}
          </Button>
          {change !== 'keep' && (
            <Button variant="quiet" size="small" onClick={() => onChange('keep')}>
              Undo
            </Button>
          )}
          {change === 'keep' && hasCover && (
            <Button variant="quiet" size="small" onClick={() => onChange('remove')}>
              Remove Cover
            </Button>
          )}
        </div>
        {error && (
          <p role="alert" className="mt-1 text-xs font-medium text-danger-ink">
            {error}
          </p>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptedBy(coverExtensions)}
        aria-label="Cover art file"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (!file) return;
          const refusal = refusalOf(file, 'picture');
          if (refusal) onRefused(refusal);
          else onChange(file);
          event.target.value = '';
        }}
      />
    </fieldset>
  );
}
