import { embedCode, type Embeddable } from '#shared/media/embed-code.ts';
import { siteAddress } from '#web/lib/api/api.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';

type Props = Embeddable & { isPublished: boolean };

export function EmbedCode({ isPublished, ...shown }: Props) {
  return (
    <Disclosure title="Embed" hint="Show it on another site">
      <CopyField
        label="Embed code"
        hint={
          isPublished
            ? 'Paste it into a page of another site to show the player there.'
            : 'It works once this is published.'
        }
        value={embedCode(shown, siteAddress())}
        action="Copy code"
        done="Embed code copied"
      />
    </Disclosure>
  );
}
