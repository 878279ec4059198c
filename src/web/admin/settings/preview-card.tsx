import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { ownerText, text } from '#shared/language/text.ts';
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
        title: text().site.error,
        description: messageOf(error, ownerText().settings.preview.failed),
        variant: 'destructive',
      }),
  });
  const open = (event: FormEvent) => {
    event.preventDefault();
    preview.mutate();
  };
  const texts = ownerText().settings.preview;
  return (
    <Card title={texts.title} description={texts.description}>
      <form onSubmit={open} noValidate className="flex flex-col items-start gap-5">
        <TextField
          type="datetime-local"
          label={texts.time}
          hint={ownerText().forms.yourTime({ zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}
          value={moment}
          onChange={(event) => setMoment(event.target.value)}
          error={preview.error instanceof ApiError ? preview.error.fields['on'] : undefined}
        />
        <Button type="submit" variant="outline" disabled={preview.isPending}>
          {texts.open}
        </Button>
      </form>
    </Card>
  );
}
