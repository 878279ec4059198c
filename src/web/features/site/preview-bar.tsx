import { useMutation } from '@tanstack/react-query';
import { text } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { dateAndTime } from '#shared/primitives/date-and-time.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { LocalDate } from '#web/ui/local-date.tsx';
import { Sentence } from '#web/ui/sentence.tsx';

export default function PreviewBar({ on }: { on: string }) {
  const leave = useMutation({
    mutationFn: () => api('DELETE', apiPaths.preview),
    // All data on the page belongs to the previewed date.
    onSuccess: () => window.location.reload(),
  });
  return (
    <aside
      aria-label={text().preview.label}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-sunk px-4 py-2 text-sm"
    >
      <p>
        <Sentence
          of={text().preview.sentence}
          parts={{ date: <LocalDate iso={on} format={dateAndTime} /> }}
        />
      </p>
      <Button variant="outline" size="small" disabled={leave.isPending} onClick={() => leave.mutate()}>
        {text().preview.leave}
      </Button>
    </aside>
  );
}
