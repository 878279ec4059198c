import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Show } from '#shared/catalogue/shows.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { refreshKind } from '#web/admin/kinds.ts';
import type { CsvLine } from '#web/admin/shows/import/read-csv.ts';
import { isSessionEnded, messageOf } from '#web/lib/api/api.ts';
import { createUploadKey, upload } from '#web/lib/api/upload.ts';
import { toast } from '#web/ui/toast/toast.ts';

export type LineState = { name: 'sending' } | { name: 'added' } | { name: 'failed'; reason: string };

/** Adds the shows of a file one after another. What failed can be sent again: nothing is added twice. */
export function useImport() {
  const client = useQueryClient();
  // By the ids of the lines: a corrected file still has those that were added.
  const [states, setStates] = useState<ReadonlyMap<string, LineState>>(new Map());
  const [keys] = useState(() => new Map<string, string>());
  const texts = ownerText().shows;

  const { mutate, isPending } = useMutation({
    mutationFn: async (lines: CsvLine[]) => {
      let added = 0;
      for (const { id, show } of lines) {
        const set = (state: LineState) => setStates((known) => new Map(known).set(id, state));
        const key = keys.get(id) ?? createUploadKey();
        keys.set(id, key);
        set({ name: 'sending' });
        try {
          await upload<Show>('POST', apiPaths.shows, show ?? {}, { key });
          set({ name: 'added' });
          added += 1;
        } catch (error) {
          set({ name: 'failed', reason: messageOf(error, texts.addFailed) });
          // Every further one would be refused too.
          if (isSessionEnded(error)) break;
        }
      }
      return added;
    },
    onSuccess: async (added, lines) => {
      const failed = lines.length - added;
      toast({
        title: texts.import.imported({ count: added }),
        description: failed > 0 ? texts.import.someFailed({ count: failed }) : texts.import.importedText,
        variant: failed > 0 ? 'destructive' : undefined,
      });
      await refreshKind(client, 'show');
    },
  });

  return { states, isPending, send: (lines: CsvLine[]) => mutate(lines) };
}
