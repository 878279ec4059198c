import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths, pagePaths } from '#shared/primitives/addresses.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { OnOffField } from '#web/admin/settings/on-off-field.tsx';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast/toast.ts';

export function StatisticsCard() {
  const { mutate: deleteAll, isPending } = useDeleteStatistics();
  const texts = ownerText().settings.statistics;
  return (
    <Card title={texts.title} description={texts.description}>
      <div className="flex flex-col gap-5">
        <OnOffField name={settingKeys.statistics} label={texts.count} hint={texts.countHint} />
        <OnOffField
          name={settingKeys.privacyLink}
          label={texts.link}
          hint={texts.linkHint({ path: pagePaths.privacy })}
        />
        <div className="border-t border-line pt-5">
          <Button
            variant="outline"
            disabled={isPending}
            onClick={() => {
              if (window.confirm(texts.confirmDelete)) deleteAll();
            }}
          >
            {texts.delete}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function useDeleteStatistics() {
  const client = useQueryClient();
  const texts = ownerText().settings.statistics;
  return useMutation({
    mutationFn: () => api('DELETE', apiPaths.statistics),
    onSuccess: () => toast({ title: texts.deleted, description: texts.deletedText }),
    onError: (error) => reportFailure(error, texts.deleteFailed),
    onSettled: () => client.invalidateQueries({ queryKey: [apiPaths.statistics] }),
  });
}
