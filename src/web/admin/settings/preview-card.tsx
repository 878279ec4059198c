import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { apiPaths, pagePaths } from '#shared/primitives/addresses.ts';
import { api, ApiError, messageOf } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** Shows the site as it will be on a later day, with scheduled items. */
export function PreviewCard() {
  const [moment, setMoment] = useState('');
  const preview = useMutation({
    // The field holds the owner's local time.
    mutationFn: () => api('PUT', apiPaths.preview, { on: moment && new Date(moment).toISOString() }),
    // A full page load, as all cached data is of today.
    onSuccess: () => window.location.assign(pagePaths.home),
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'The preview could not be opened. Please try again.'),
        variant: 'destructive',
      }),
  });
  const open = (event: FormEvent) => {
    event.preventDefault();
    preview.mutate();
  };
  return (
    <Card
      title="Preview"
      description="Look at the site as visitors will see it on a day to come, with what is scheduled until then. Only you can see it."
    >
      <form onSubmit={open} noValidate className="flex flex-col items-start gap-5">
        <TextField
          type="datetime-local"
          label="Day and time"
          hint={`Your time, ${new Intl.DateTimeFormat().resolvedOptions().timeZone}`}
          value={moment}
          onChange={(event) => setMoment(event.target.value)}
          error={preview.error instanceof ApiError ? preview.error.fields['on'] : undefined}
        />
        <Button type="submit" disabled={preview.isPending}>
          Open Preview
        </Button>
      </form>
    </Card>
  );
}
