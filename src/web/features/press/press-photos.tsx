import { text } from '#shared/language/text.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import { isUnavailable } from '#shared/primitives/addresses.ts';
import { DownloadLink } from '#web/features/press/download-link.tsx';
import { PressSection } from '#web/features/press/press-section.tsx';
import { Artwork } from '#web/ui/media/artwork.tsx';

export function PressPhotos({ photos }: { photos: Photo[] }) {
  return (
    <PressSection title={text().press.photos}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-6">
        {photos.map((photo) => (
          <li key={photo.id}>
            <figure>
              <div className="aspect-4/3 overflow-hidden rounded-media bg-sunk">
                <Artwork
                  path={photo.imagePath}
                  facts={photo.picture}
                  title={photo.title}
                  alt={photo.title}
                  sizes="(min-width: 640px) 320px, 90vw"
                />
              </div>
              <figcaption className="mt-2 flex items-start justify-between gap-3 text-sm">
                <span className="min-w-0 pt-1 wrap-anywhere">
                  <span dir="auto" className="block font-semibold">
                    {photo.title}
                  </span>
                  {photo.photographer && (
                    <span className="text-soft">
                      {text().press.photoBy({ photographer: photo.photographer })}
                    </span>
                  )}
                </span>
                {!isUnavailable(photo.imagePath) && (
                  <DownloadLink href={`${photo.imagePath}?download`} title={photo.title} />
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </PressSection>
  );
}
