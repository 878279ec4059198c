import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { itemPath, type PageKind } from '#shared/addresses.ts';
import { embedCode } from '#shared/embed-code.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { copyText } from '#web/ui/fields/copy-text.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

type Props = { kind: PageKind; item: { id: number; title: string }; onClose: () => void };

/** A file of its own, loaded when somebody is about to share. */
export default function ShareDialog({ kind, item, onClose }: Props) {
  const linkField = useRef<HTMLInputElement>(null);
  const { origin } = window.location;
  return (
    <Dialog title="Share" description={item.title} onClose={onClose}>
      <div className="flex flex-col items-start gap-3">
        <TextField
          ref={linkField}
          label="Link"
          readOnly
          value={origin + itemPath(kind, item)}
          className="w-full"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void copyText(linkField.current, 'Link copied')}>
          <Copy aria-hidden="true" />
          Copy link
        </Button>
        <div className="mt-4 w-full">
          <CopyField
            label="Embed code"
            hint="Paste it into a page of your own to show the player there."
            value={embedCode(kind, item, origin)}
            action="Copy code"
            done="Embed code copied"
          />
        </div>
      </div>
    </Dialog>
  );
}
