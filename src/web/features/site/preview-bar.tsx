import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '#shared/addresses.ts';
import { dateAndTime } from '#shared/format.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { LocalDate } from '#web/ui/local-date.tsx';

/** Stands above every page while the owner looks ahead. */
export default function PreviewBar({ on }: { on: string }) {
  const leave = useMutation({
    mutationFn: () => api('DELETE', apiPaths.preview),
    // Everything on the page belongs to that day.
    onSuccess: () => window.location.reload(),
  });
  return (
    <aside
      aria-label="Preview"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-sunk px-4 py-2 text-sm"
    >
      <p>
        The site as visitors will see it on <LocalDate iso={on} format={dateAndTime} />
      </p>
      <Button variant="outline" size="small" disabled={leave.isPending} onClick={() => leave.mutate()}>
        Leave preview
      </Button>
    </aside>
  );
}
