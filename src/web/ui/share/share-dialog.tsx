import { Copy, Send } from 'lucide-react';
import { useRef } from 'react';
import { itemPath } from '#shared/addresses.ts';
import { embedCode, type Embeddable } from '#shared/embed-code.ts';
import { siteAddress } from '#web/lib/site-address.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { copyText } from '#web/ui/fields/copy-text.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

type Props = Embeddable & { onClose: () => void };

/** A file of its own, loaded when somebody is about to share. */
export default function ShareDialog({ onClose, ...shared }: Props) {
  const { kind, item } = shared;
  const linkField = useRef<HTMLInputElement>(null);
  const site = siteAddress();
  const link = site + itemPath(kind, item);
  return (
    <Dialog title="Share" description={item.title} onClose={onClose}>
      <div className="flex flex-col items-start gap-3">
        {'share' in navigator && <ShareWithApp title={item.title} link={link} />}
        <TextField
          ref={linkField}
          label="Link"
          readOnly
          value={link}
          className="w-full"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="outline" onClick={() => void copyText(linkField.current, 'Link copied')}>
          <Copy aria-hidden="true" />
          Copy link
        </Button>
        <div className="mt-4 w-full">
          <CopyField
            label="Embed code"
            hint="Paste it into a page of your own to show the player there."
            value={embedCode(shared, site)}
            action="Copy code"
            done="Embed code copied"
          />
        </div>
      </div>
    </Dialog>
  );
}

/** Phones, and some computers, know the apps one shares with. */
function ShareWithApp({ title, link }: { title: string; link: string }) {
  return (
    <Button
      className="mb-4 w-full"
      // Whoever closes the phone's own menu has changed their mind; the link stands below.
      onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
    >
      <Send aria-hidden="true" />
      Share with an app…
    </Button>
  );
}
