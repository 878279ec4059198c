import { ownerText } from '#shared/language/text.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { OnOffField } from '#web/admin/settings/on-off-field.tsx';
import { Card } from '#web/ui/card.tsx';

export function DownloadsCard() {
  const texts = ownerText().settings.downloads;
  return (
    <Card title={texts.title} description={texts.description}>
      <OnOffField
        name={settingKeys.downloads}
        label={texts.allow}
        hint={
          <>
            <span className="block">{texts.whenOff}</span>
            <span className="block">{texts.whenOn}</span>
          </>
        }
      />
    </Card>
  );
}
