import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, type CSSProperties, type KeyboardEvent } from 'react';
import { isRightToLeft, text } from '#shared/language/text.ts';
import { isUnavailable } from '#shared/primitives/addresses.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import type { PhotoList } from '#web/features/photos/gallery.tsx';
import { useSwipe } from '#web/lib/hooks/use-swipe.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { BuiltInArt } from '#web/ui/media/built-in-art.tsx';
import { Picture } from '#web/ui/media/picture/picture.tsx';
import { StageDialog } from '#web/ui/media/stage-dialog.tsx';

type Props = { photo: Photo; list: PhotoList; onOpen: (photo: Photo) => void; onClose: () => void };

export default function PhotoDialog({ photo, list, onOpen, onClose }: Props) {
  const { items, total, hasNext, error, loadNext } = list;
  const index = items.findIndex(({ id }) => id === photo.id);
  const previous = items[index - 1];
  const next = items[index + 1];
  useEffect(() => {
    if (hasNext && !error && index >= items.length - 2) loadNext();
  });

  const open = (other: Photo | undefined) => other && onOpen(other);
  const beside = (side: 'left' | 'right') => ((side === 'left') === isRightToLeft() ? next : previous);
  const swipe = useSwipe({
    onLeft: () => open(beside('right')),
    onRight: () => open(beside('left')),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') open(beside('left'));
    if (event.key === 'ArrowRight') open(beside('right'));
  };
  return (
    <StageDialog
      title={photo.title}
      description={photo.description}
      note={total > 1 ? `${index + 1} / ${total}` : undefined}
      details={<Credits photo={photo} />}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div {...swipe} className="grid size-full touch-pan-y touch-pinch-zoom place-items-center">
        <LargePhoto key={photo.id} photo={photo} />
      </div>
      {previous && (
        <IconButton
          variant="media"
          label={text().photos.previous}
          className="absolute start-3 bottom-3 md:start-6 md:top-1/2 md:bottom-auto md:-translate-y-1/2"
          onClick={() => open(previous)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      )}
      {next && (
        <IconButton
          variant="media"
          label={text().photos.next}
          className="absolute end-3 bottom-3 md:end-6 md:top-1/2 md:bottom-auto md:-translate-y-1/2"
          onClick={() => open(next)}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      )}
      {/* Preloads the neighbours. */}
      <div hidden>
        {[next, previous].map(
          (neighbour) => neighbour && <LargePhoto key={neighbour.id} photo={neighbour} />,
        )}
      </div>
    </StageDialog>
  );
}

function LargePhoto({ photo }: { photo: Photo }) {
  if (isUnavailable(photo.imagePath)) {
    return (
      <div style={sizeFor(4 / 3)} className="animate-enter overflow-hidden">
        <BuiltInArt title={photo.title} label={photo.title} />
      </div>
    );
  }
  const { imagePath, picture, title } = photo;
  return (
    <div
      style={picture ? sizeFor(picture.width / picture.height, picture.width) : undefined}
      className="max-h-full animate-enter overflow-hidden"
    >
      <Picture
        path={imagePath}
        facts={picture}
        alt={title}
        sizes="100vw"
        priority
        fit="contain"
        className="size-full"
      />
    </div>
  );
}

/** Reserves the final size before the picture is loaded. */
function sizeFor(aspectRatio: number, maxWidth = 1600): CSSProperties {
  return { aspectRatio, width: `min(100cqi, 100cqb * ${aspectRatio}, ${maxWidth}px)` };
}

function Credits({ photo }: { photo: Photo }) {
  const facts = [
    [text().photos.photographer, photo.photographer],
    [text().photos.location, photo.location],
    [text().photos.year, photo.year],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-soft">{name}</dt>
          <dd dir="auto" className="font-semibold wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
