import { Copy } from 'lucide-react';
import { useRef, type FocusEvent } from 'react';
import { itemPath, type PageKind } from '#shared/addresses.ts';
import { embedCode } from '#shared/embed-code.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';

type Props = { kind: PageKind; item: { id: number; title: string }; onClose: () => void };

const selectAll = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.currentTarget.select();

/** A file of its own, loaded when somebody is about to share. */
export default function ShareDialog({ kind, item, onClose }: Props) {
  const linkField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLTextAreaElement>(null);
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
          onFocus={selectAll}
        />
        <Button onClick={() => void copy(linkField.current, 'Link copied')}>
          <Copy aria-hidden="true" />
          Copy link
        </Button>
        <TextAreaField
          ref={codeField}
          label="Embed code"
          hint="Paste it into a page of your own to show the player there."
          readOnly
          rows={3}
          value={embedCode(kind, item, origin)}
          className="mt-4 w-full"
          onFocus={selectAll}
        />
        <Button variant="outline" onClick={() => void copy(codeField.current, 'Embed code copied')}>
          <Copy aria-hidden="true" />
          Copy code
        </Button>
      </div>
    </Dialog>
  );
}

async function copy(field: HTMLInputElement | HTMLTextAreaElement | null, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(field?.value ?? '');
    toast({ title: done });
  } catch {
    // Browsers keep the clipboard from sites without https, and from those a visitor does not trust.
    field?.focus();
    toast({
      title: 'Error',
      description: 'Your browser does not let us copy. The text is selected: please copy it yourself.',
      variant: 'destructive',
    });
  }
}
