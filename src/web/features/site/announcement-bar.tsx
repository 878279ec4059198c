import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { text } from '#shared/language/text.ts';
import { itemIdIn, pagePaths } from '#shared/primitives/addresses.ts';
import type { Announcement } from '#shared/site/artist.schema.ts';
import { closeAnnouncement, showUnlessClosed } from '#web/features/site/closed-announcement.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

export default function AnnouncementBar({ announcement }: { announcement: Announcement }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => showUnlessClosed(announcement.text), [announcement.text]);
  const close = () => {
    closeAnnouncement(announcement.text);
    // The focus would be lost with the button.
    bar.current?.parentElement?.querySelector<HTMLElement>('header a')?.focus();
  };
  return (
    <aside
      ref={bar}
      aria-label={text().site.announcement}
      className="bg-accent text-on-accent print:hidden [[data-announcement-closed]_&]:hidden"
    >
      <div className="shell flex min-h-11 items-center gap-x-2">
        <p
          dir="auto"
          className="min-w-0 grow text-center text-xs font-medium text-balance md:ps-10 md:text-sm"
        >
          {announcement.link ? (
            <AnnouncementLink href={announcement.link}>{announcement.text}</AnnouncementLink>
          ) : (
            announcement.text
          )}
        </p>
        <IconButton
          label={text().site.close}
          variant="accent"
          onClick={close}
          className="-me-3 noscript:hidden"
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </aside>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2';

/** Pages of the site open without a reload, so that the music plays on; sections and files are left to the browser. */
function AnnouncementLink({ href, children }: { href: string; children: string }) {
  if (!href.startsWith('/'))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className={linkClass}>
        {children}
        <span className="sr-only"> {text().links.newTab}</span>
      </a>
    );
  const isPage = Object.values<string>(pagePaths).includes(href) || itemIdIn(href) !== null;
  const Anchor = isPage ? Link : 'a';
  return (
    <Anchor href={href} className={linkClass}>
      {children}
    </Anchor>
  );
}
