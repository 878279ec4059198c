import { useQuery } from '@tanstack/react-query';
import { Table2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { siteTimeZone } from '#web/admin/forms/time-zone-input.tsx';
import { NewShowForm } from '#web/admin/shows/new-show-form.tsx';
import { showForm } from '#web/admin/shows/show-fields.tsx';
import { showToCopy } from '#web/admin/shows/show-to-copy.ts';
import { settingsQuery } from '#web/lib/api/queries.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';
import { PageSpinner } from '#web/ui/states/spinner.tsx';

const { Part: ImportDialog, loadAhead } = lazyPart(() => import('#web/admin/shows/import/import-dialog.tsx'));

export default function AddShows() {
  const { data: settings, isError } = useQuery(settingsQuery);
  const copied = showToCopy.use();
  const [added, setAdded] = useState(0);
  // Later the form is empty again.
  useEffect(() => () => showToCopy.set(null), []);
  if (isError) return <EmptyState>{ownerText().settings.failed}</EmptyState>;
  if (!settings) return <PageSpinner />;
  const stored = settings.find(({ key }) => key === settingKeys.timeZone);
  const timezone = siteTimeZone(stored?.value);
  return (
    <Card title={ownerText().shows.add} actions={<ImportButton timezone={timezone} />}>
      <NewShowForm
        // Another form for another copy, and after each show.
        key={`${added} ${JSON.stringify(copied)}`}
        start={copied ?? { ...showForm.empty, timezone }}
        startsFocused={added > 0 || copied !== null}
        onAdded={() => {
          showToCopy.set(null);
          setAdded(added + 1);
        }}
      />
    </Card>
  );
}

function ImportButton({ timezone }: { timezone: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="outline"
        size="small"
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => setIsOpen(true)}
      >
        <Table2 aria-hidden="true" />
        {ownerText().shows.import.title}
      </Button>
      {isOpen && (
        <LazyDialog onClose={close}>
          <ImportDialog timezone={timezone} onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}
