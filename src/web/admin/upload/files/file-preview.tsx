import { Clapperboard, FileQuestion, Music } from 'lucide-react';
import { objectUrl } from '#web/admin/upload/files/object-url.ts';
import { cn } from '#web/ui/cn.ts';
import { Picture } from '#web/ui/media/picture/picture.tsx';

type Props = { file: File; alt?: string; className?: string };

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
  return <FileIcon type={file.type} className={className} />;
}

/** An icon for a MIME type such as `audio/mpeg`. */
export function FileIcon({ type, className }: { type: string; className?: string }) {
  const Icon = type.startsWith('audio/') ? Music : type.startsWith('video/') ? Clapperboard : FileQuestion;
  return (
    <span className={cn('grid shrink-0 place-items-center rounded-small bg-sunk text-soft', className)}>
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}
