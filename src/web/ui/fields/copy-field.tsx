import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { text } from '#shared/language/text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, type Labelled } from '#web/ui/fields/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';

type Props = Labelled & {
  value: string;
  /** The labels of the button and of the toast. */
  action: string;
  done: string;
};

export function CopyField({ value, action, done, ...labelled }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="flex flex-col items-start gap-3">
      <TextAreaField
        ref={field}
        {...labelled}
        readOnly
        rows={3}
        value={value}
        className="w-full"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="outline" onClick={() => void copyText(field.current, done)}>
        <Copy aria-hidden="true" />
        {action}
      </Button>
    </div>
  );
}

/** Copies a field to the clipboard, or selects its text where the browser forbids that. */
export function copyText(field: HTMLInputElement | HTMLTextAreaElement | null, done: string): Promise<void> {
  return copyToClipboard(field?.value ?? '', done, () => field?.focus());
}

/** Calls `select` where the browser forbids to copy. */
export async function copyToClipboard(value: string, done: string, select: () => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(value);
    toast({ title: done });
  } catch {
    // The clipboard needs https and the visitor's permission.
    select();
    toast({
      title: text().site.error,
      description: text().site.cannotCopy,
      variant: 'destructive',
    });
  }
}
