import type { ComponentProps } from 'react';
import { isUnavailable } from '#shared/primitives/addresses.ts';
import { BuiltInArt } from '#web/ui/media/built-in-art.tsx';
import { Picture } from '#web/ui/media/picture/picture.tsx';

type Props = Omit<ComponentProps<typeof Picture>, 'path' | 'className'> & {
  path: string | null;
  /** The seed of the generated art. */
  title: string;
  shape?: ComponentProps<typeof BuiltInArt>['shape'];
};

/** A picture that fills its box, or generated art where it is missing. */
export function Artwork({ path, title, shape, ...picture }: Props) {
  if (!path || isUnavailable(path)) {
    return <BuiltInArt title={title} shape={shape} label={picture.alt || undefined} />;
  }
  return <Picture path={path} {...picture} className="size-full" />;
}
