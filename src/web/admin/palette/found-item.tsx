import { CalendarDays, Mail, MailOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { coverOf } from '#shared/catalogue/covers.ts';
import { SmallPicture, VisibilityBadge } from '#web/admin/lists/row-cells.tsx';
import type { Found } from '#web/admin/palette/use-found-items.ts';

export function titleOf({ kind, item }: Found): string {
  return kind === 'message' ? item.subject : item.title;
}

export function FoundItem({ found }: { found: Found }) {
  return (
    <>
      <span className="grid w-9 shrink-0 place-items-center">{pictureOf(found)}</span>
      <bdi title={titleOf(found)} className="min-w-0 truncate">
        {titleOf(found)}
      </bdi>
      {found.kind === 'message' ? (
        <bdi className="ms-auto max-w-1/2 shrink-0 truncate ps-2 text-sm text-soft">{found.item.name}</bdi>
      ) : (
        <span className="ms-auto max-w-1/2 shrink-0 ps-2">
          <VisibilityBadge item={found.item} />
        </span>
      )}
    </>
  );
}

function pictureOf({ kind, item }: Found): ReactNode {
  if (kind === 'message') {
    const Icon = item.read ? MailOpen : Mail;
    return <Icon aria-hidden="true" className="size-5 text-soft" />;
  }
  if (kind === 'show') return <CalendarDays aria-hidden="true" className="size-5 text-soft" />;
  const square = { title: item.title, className: 'size-9' };
  if (kind === 'photo' || kind === 'post')
    return <SmallPicture {...square} path={item.imagePath} facts={item.picture} />;
  if (kind === 'video')
    return <SmallPicture {...square} path={item.thumbnail} facts={item.thumbnailPicture} />;
  const { coverArt, coverPicture } = coverOf(item);
  return <SmallPicture {...square} path={coverArt} facts={coverPicture} />;
}
