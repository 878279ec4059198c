import { ownerText } from '#shared/language/text.ts';
import { embedCode, type Embeddable } from '#shared/media/embed-code.ts';
import { siteAddress } from '#web/lib/api/api.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';

type Props = Embeddable & { isPublished: boolean };

export function EmbedCode({ isPublished, ...shown }: Props) {
  return (
    <Disclosure title={ownerText().forms.embed.title} hint={ownerText().forms.embed.hint}>
      <CopyField
        label={ownerText().forms.embed.code}
        hint={isPublished ? ownerText().forms.embed.paste : ownerText().forms.embed.notYet}
        value={embedCode(shown, siteAddress())}
        action={ownerText().forms.embed.copy}
        done={ownerText().forms.embed.copied}
      />
    </Disclosure>
  );
}
