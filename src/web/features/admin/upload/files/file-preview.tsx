import { Clapperboard, FileQuestion, Music } from 'lucide-react';
import { objectUrl } from '#web/features/admin/upload/files/object-url.ts';
import { Picture } from '#web/ui/media/picture/picture.tsx';

/** What was chosen: a picture itself, small, or an icon for any other kind of file. */
export function FilePreview({ file }: { file: File }) {
  if (file.type.startsWith('image/')) {
    return (
      <Picture
        path={objectUrl(file)}
        facts={null}
        alt=""
        sizes="56px"
        className="size-14 shrink-0 rounded-small"
      />
    );
  }
  const Sign = file.type.startsWith('audio/')
    ? Music
    : file.type.startsWith('video/')
      ? Clapperboard
      : FileQuestion;
  return (
    <span className="grid size-14 shrink-0 place-items-center rounded-small bg-sunk text-soft">
      <Sign aria-hidden="true" className="size-5" />
    </span>
  );
}
