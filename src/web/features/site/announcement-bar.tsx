import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { text } from '#shared/language/text.ts';
import type { Announcement } from '#shared/site/artist.schema.ts';
import { closeAnnouncement, showUnlessClosed } from '#web/features/site/closed-announcement.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { OwnersLink } from '#web/ui/links/owners-link.tsx';

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
            <OwnersLink
              href={announcement.link}
              className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {announcement.text}
            </OwnersLink>
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
