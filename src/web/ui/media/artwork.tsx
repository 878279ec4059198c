import type { ComponentProps } from 'react';
import { isUnavailable } from '#shared/addresses.ts';
import { BuiltInArt } from '#web/ui/media/built-in-art.tsx';
import { Picture } from '#web/ui/media/picture/picture.tsx';

type Props = Omit<ComponentProps<typeof Picture>, 'path' | 'className'> & {
  path: string | null;
  /** What the art is drawn from. */
  title: string;
  shape?: ComponentProps<typeof BuiltInArt>['shape'];
};

/** A picture that fills its box, or art drawn from the title where there is none, or none any more. */
export function Artwork({ path, title, shape, ...picture }: Props) {
  if (!path || isUnavailable(path)) {
    return <BuiltInArt title={title} shape={shape} label={picture.alt || undefined} />;
  }
  return <Picture path={path} {...picture} className="size-full" />;
}
