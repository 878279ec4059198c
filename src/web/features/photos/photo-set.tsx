import type { Photo } from '#shared/catalogue/photos.schema.ts';
import { PhotoGrid } from '#web/features/photos/gallery.tsx';

type Props = { name: string; photos: Photo[] };

/** Photos that are all part of the page. */
export default function PhotoSet({ name, photos }: Props) {
  const list = {
    items: photos,
    total: photos.length,
    hasNext: false,
    error: null,
    loadNext: () => undefined,
  };
  return <PhotoGrid name={name} list={list} />;
}
