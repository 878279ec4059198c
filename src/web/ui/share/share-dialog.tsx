import { Copy, Send } from 'lucide-react';
import { useRef } from 'react';
import { text } from '#shared/language/text.ts';
import { itemPath } from '#shared/primitives/addresses.ts';
import { embedCode, hasPlayer, type Shareable } from '#shared/media/embed-code.ts';
import { siteAddress } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CopyField, copyText } from '#web/ui/fields/copy-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

type Props = Shareable & { onClose: () => void };

export default function ShareDialog({ onClose, ...shared }: Props) {
  const { kind, item } = shared;
  const linkField = useRef<HTMLInputElement>(null);
  const site = siteAddress();
  const link = site + itemPath(kind, item);
  return (
    <Dialog title={text().share.share} description={item.title} onClose={onClose}>
      <div className="flex flex-col items-start gap-3">
        {'share' in navigator && <ShareWithApp title={item.title} link={link} />}
        <TextField
          ref={linkField}
          label={text().share.link}
          readOnly
          value={link}
          className="w-full"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="outline" onClick={() => void copyText(linkField.current, text().share.linkCopied)}>
          <Copy aria-hidden="true" />
          {text().share.copyLink}
        </Button>
        {hasPlayer(shared) && (
          <div className="mt-4 w-full">
            <CopyField
              label={text().share.code}
              hint={text().share.codeHint}
              value={embedCode(shared, site)}
              action={text().share.copyCode}
              done={text().share.codeCopied}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Opens the share menu of the operating system. */
function ShareWithApp({ title, link }: { title: string; link: string }) {
  return (
    <Button
      className="mb-4 w-full"
      // Rejects when the visitor closes the menu.
      onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
    >
      <Send aria-hidden="true" />
      {text().share.withApp}
    </Button>
  );
}
