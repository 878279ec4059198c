import type { CSSProperties } from 'react';
import { isUnavailable } from '#shared/addresses.ts';
import type { Photo } from '#shared/photos.ts';
import { BuiltInArt } from '#web/ui/media/art/built-in-art.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Picture } from '#web/ui/media/picture/picture.tsx';

type Props = { photo: Photo; onClose: () => void };

/** A file of its own: the dialog's code is loaded when somebody is about to look closer. */
export default function PhotoDialog({ photo, onClose }: Props) {
  return (
    <Dialog width="wide" title={photo.title} description={photo.description} onClose={onClose}>
      <Large photo={photo} />
      <Credits photo={photo} />
    </Dialog>
  );
}

function Large({ photo }: { photo: Photo }) {
  if (isUnavailable(photo.imagePath)) {
    return (
      <div className="aspect-[4/3] max-h-[65dvh] w-full overflow-hidden rounded-media">
        <BuiltInArt title={photo.title} label={photo.title} />
      </div>
    );
  }
  return (
    <div className="flex justify-center rounded-media bg-sunk">
      <div style={roomFor(photo)} className="max-h-[65dvh] max-w-full overflow-hidden rounded-media">
        <Picture
          path={photo.imagePath}
          facts={photo.picture}
          alt={photo.title}
          sizes="(min-width: 1100px) 960px, 90vw"
          fit="contain"
          className="size-full"
        />
      </div>
    </div>
  );
}

/** As wide as its height allows, before the picture is there: so that the dialog does not change its size. */
function roomFor({ picture }: Photo): CSSProperties | undefined {
  if (!picture) return undefined;
  const { width, height } = picture;
  return { aspectRatio: `${width} / ${height}`, width: `min(100%, 65dvh * ${width / height})` };
}

function Credits({ photo }: { photo: Photo }) {
  const facts = [
    ['Photographer', photo.photographer],
    ['Location', photo.location],
    ['Year', photo.year],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3 text-sm">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-soft">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
