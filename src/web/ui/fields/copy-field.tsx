import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, type Labelled } from '#web/ui/fields/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';

type Props = Labelled & {
  value: string;
  /** What the button says, and what is said once it is done. */
  action: string;
  done: string;
};

/** A text to take elsewhere. */
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
      <Button variant="outline" onClick={() => void copy(field.current, done)}>
        <Copy aria-hidden="true" />
        {action}
      </Button>
    </div>
  );
}

async function copy(field: HTMLTextAreaElement | null, done: string): Promise<void> {
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
