import { Clapperboard, FileQuestion, Music } from 'lucide-react';
import { objectUrl } from '#web/features/admin/upload/files/object-url.ts';
import { cn } from '#web/ui/cn.ts';
import { Picture } from '#web/ui/media/picture/picture.tsx';

/** `className`: its size and shape. */
type Props = { file: File; alt?: string; className?: string };

/** What was chosen: a picture itself, small, or an icon for any other kind of file. */
export function FilePreview({ file, alt = '', className = 'size-14' }: Props) {
  if (file.type.startsWith('image/')) {
    return (
      <Picture
        path={objectUrl(file)}
        facts={null}
        alt={alt}
        sizes="128px"
        className={cn('shrink-0 rounded-small', className)}
      />
    );
  }
  return <FileSign type={file.type} className={className} />;
}

/** A sign for a file that cannot be shown as a picture; `type` as in `audio/mpeg`. */
export function FileSign({ type, className }: { type: string; className?: string }) {
  const Sign = type.startsWith('audio/') ? Music : type.startsWith('video/') ? Clapperboard : FileQuestion;
  return (
    <span className={cn('grid shrink-0 place-items-center rounded-small bg-sunk text-soft', className)}>
      <Sign aria-hidden="true" className="size-5" />
    </span>
  );
}
