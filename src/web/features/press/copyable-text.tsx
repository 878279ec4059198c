import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { text } from '#shared/language/text.ts';
import { PressSection } from '#web/features/press/press-section.tsx';
import { Button } from '#web/ui/button.tsx';
import { copyToClipboard } from '#web/ui/fields/copy-field.tsx';

type Props = { title: string; written: string };

export function CopyableText({ title, written }: Props) {
  const content = useRef<HTMLParagraphElement>(null);
  const select = () => {
    if (content.current) window.getSelection()?.selectAllChildren(content.current);
  };
  return (
    <PressSection
      title={title}
      action={
        <Button
          variant="outline"
          size="small"
          className="noscript:hidden"
          aria-label={text().press.copyTitle({ title })}
          onClick={() => void copyToClipboard(written, text().press.copied, select)}
        >
          <Copy aria-hidden="true" />
          {text().press.copy}
        </Button>
      }
    >
      <p ref={content} dir="auto" className="max-w-prose text-pretty wrap-anywhere whitespace-pre-line">
        {written}
      </p>
    </PressSection>
  );
}
