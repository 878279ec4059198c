import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { listLimits } from '#shared/primitives/lists.ts';
import type { Release, ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import { itemAddress, ownItemAddress, refreshKind } from '#web/admin/kinds.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api, ApiError } from '#web/lib/api/api.ts';
import { itemsOf, listQuery } from '#web/lib/api/lists.ts';
import { TYPING_PAUSE_MS, useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** Few enough to look through: typing narrows them down. */
const OFFERED = 8;

type Props = { tracks: readonly { id: number }[]; onAdded: () => void; onClose: () => void };

/** Puts several tracks at the end of an existing release. */
export default function AddToReleaseDialog({ tracks, onAdded, onClose }: Props) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const { data } = useInfiniteQuery(
    listQuery<Release>(apiPaths.releases, { limit: OFFERED, q, show: 'all' }),
  );
  const releases = itemsOf(data);
  const { title, search, addTo, added, addedText, failed } = ownerText().selection.release;
  const count = tracks.length;

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id }: Release) => {
      const { tracks: before, version } = await api<ReleaseDetails>('GET', ownItemAddress('release', id));
      const trackIds = [...new Set([...before, ...tracks].map((track) => track.id))];
      await api('PUT', itemAddress('release', id), { trackIds, version });
    },
    onSuccess: async (_response, release) => {
      toast({ title: added, description: addedText({ count, release: release.title }) });
      onAdded();
      onClose();
      await refreshKind(client, 'release');
    },
    // The server says which track is on another release.
    onError: (error) =>
      reportFailure(error, (error instanceof ApiError && error.fields['trackIds']) || failed),
  });

  return (
    <Dialog
      title={title}
      description={ownerText().lists.selected.track({ count, shown: String(count) })}
      onClose={() => {
        if (!isPending) onClose();
      }}
    >
      <div className="flex tool flex-col gap-4">
        <TextField
          type="search"
          label={search}
          autoComplete="off"
          maxLength={listLimits.searchLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {data && releases.length === 0 && (
          <output className="text-sm text-soft">
            {q === '' ? ownerText().releases.list.empty : ownerText().lists.noMatches({ query: q })}
          </output>
        )}
        <ul className="flex flex-col items-start gap-2">
          {releases.map((release) => (
            <li key={release.id} className="max-w-full">
              <Button
                variant="outline"
                className="max-w-full"
                disabled={isPending}
                onClick={() => mutate(release)}
              >
                <Plus aria-hidden="true" />
                <span className="truncate">{addTo({ release: release.title })}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
