import { linkName, placeOf } from '#shared/links.ts';
import { cn } from '#web/ui/cn.ts';
import { LinkSign } from '#web/ui/links/link-sign.tsx';

type Props = {
  links: string[];
  /** What one does there, read out before the name of a place we know: Listen on Spotify. */
  verb: 'Listen on' | 'Find it on' | 'Follow on';
  /** What the list is, read out. */
  label: string;
  className?: string;
};

/** Where something can be found elsewhere: each place with its sign and name. */
export function LinksElsewhere({ links, verb, label, className }: Props) {
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
            <LinkSign address={address} />
            <span className="truncate">
              {placeOf(address) && <span className="sr-only">{verb} </span>}
              {linkName(address)}
            </span>
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
