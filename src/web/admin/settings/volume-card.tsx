import { ownerText } from '#shared/language/text.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { OnOffField } from '#web/admin/settings/on-off-field.tsx';
import { Card } from '#web/ui/card.tsx';

export function VolumeCard() {
  const texts = ownerText().settings.volume;
  return (
    <Card title={texts.title} description={texts.description}>
      <OnOffField name={settingKeys.levelVolume} label={texts.level} hint={texts.levelHint} />
    </Card>
  );
}
