import { Download } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import { buttonClass } from '#web/ui/button.tsx';

export function DownloadLink({ href, title }: { href: string; title: string }) {
  return (
    <a
      href={href}
      download
      aria-label={text().player.downloadTitle({ title })}
      className={buttonClass({ variant: 'outline', size: 'small' })}
    >
      <Download aria-hidden="true" />
      {text().player.download}
    </a>
  );
}
