import { isUnavailable } from '#shared/addresses.ts';
import type { PictureFacts } from '#shared/pictures.ts';
import { BuiltInArt } from '#web/ui/media/art/built-in-art.tsx';
import { cn } from '#web/ui/cn.ts';
import { Picture } from '#web/ui/media/picture/picture.tsx';

type Props = {
  title: string;
  path: string | null;
  facts: PictureFacts | null;
  shape?: 'square' | 'wide';
  /** Its size. */
  className?: string;
};

/** Helps to recognise a row; the title beside it says the same in words. */
export function SmallPicture({ title, path, facts, shape = 'square', className }: Props) {
  const look = cn('block shrink-0 overflow-hidden rounded-small', className);
  if (path === null || isUnavailable(path)) {
    return (
      <span className={look}>
        <BuiltInArt title={title} shape={shape} />
      </span>
    );
  }
  return <Picture path={path} facts={facts} alt="" sizes="96px" className={look} />;
}
