import type { CSSProperties } from 'react';
import { linkName, linkServiceOf } from '#shared/site/links.ts';
import { cn } from '#web/ui/cn.ts';

type Props = {
  links: string[];
  /** Read out before the name of a known service: Listen on Spotify. */
  verb: 'Listen on' | 'Find it on' | 'Follow on';
  /** The accessible name of the list. */
  label: string;
  className?: string;
};

export function ExternalLinks({ links, verb, label, className }: Props) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={label} className={cn('flex min-w-0 flex-wrap gap-x-6', className)}>
      {links.map((address) => (
        <li key={address} className="max-w-full">
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 max-w-full items-center gap-2 text-sm text-soft underline-offset-4 hover:text-ink hover:underline"
          >
            <LinkIcon address={address} />
            <span className="truncate">
              {linkServiceOf(address) && <span className="sr-only">{verb} </span>}
              {linkName(address)}
            </span>
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
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
