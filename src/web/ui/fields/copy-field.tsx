import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/fields/copy-text.ts';
import { TextAreaField, type Labelled } from '#web/ui/fields/text-field.tsx';

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
      <Button variant="outline" onClick={() => void copyText(field.current, done)}>
        <Copy aria-hidden="true" />
        {action}
      </Button>
    </div>
  );
}
