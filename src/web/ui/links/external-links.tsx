import type { CSSProperties } from 'react';
import { text } from '#shared/language/text.ts';
import { linkName, linkServiceOf } from '#shared/site/links.ts';
import { cn } from '#web/ui/cn.ts';

type Props = {
  links: string[];
  /** Read out with the name of a known service: Listen on Spotify. */
  action: 'listenOn' | 'findOn' | 'followOn';
  /** The accessible name of the list. */
  label: string;
  className?: string;
};

export function ExternalLinks({ links, action, label, className }: Props) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={label} className={cn('flex min-w-0 flex-wrap gap-x-6', className)}>
      {links.map((address) => (
        <li key={address} className="max-w-full">
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${labelOf(address, action)} ${text().links.newTab}`}
            className="inline-flex min-h-11 max-w-full items-center gap-2 text-sm text-soft underline-offset-4 hover:text-ink hover:underline"
          >
            <LinkIcon address={address} />
            <span className="truncate">{linkName(address)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function labelOf(address: string, action: Props['action']): string {
  const service = linkName(address);
  return linkServiceOf(address) ? text().links[action]({ service }) : service;
}

/**
 * The icon of a known service, or a generic one. A mask image takes the text colour and loads only where it is shown.
 */
export function LinkIcon({ address }: { address: string }) {
  const style = {
    '--link-icon': `url(/link-icons/${linkServiceOf(address) ?? 'link'}.svg)`,
  } as CSSProperties;
  return <span aria-hidden="true" style={style} className="link-icon size-[1.15em] shrink-0" />;
}
