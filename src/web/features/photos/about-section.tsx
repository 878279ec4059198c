import type { Artist } from '#shared/artist.schema.ts';
import { socialName } from '#shared/social.ts';
import { Gallery } from '#web/features/photos/gallery.tsx';
import { buttonClass } from '#web/ui/button.tsx';

/** Who the artist is, in words and pictures. */
export function AboutSection({ artist }: { artist: Artist }) {
  const [first, ...others] = artist.about;
  return (
    <div className="shell">
      <div className="grid grid-cols-1 gap-x-14 gap-y-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <h2 className="font-display text-section">About {artist.name}</h2>
        <div>
          <p className="text-lead text-pretty">{first}</p>
          {others.map((paragraph, place) => (
            // Two paragraphs may read the same, and they never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={place} className="mt-5 max-w-prose text-pretty text-soft">
              {paragraph}
            </p>
          ))}
          {artist.socialUrl && (
            <a
              href={artist.socialUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'outline', className: 'mt-8' })}
            >
              Follow on {socialName(artist.socialUrl)}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
        </div>
      </div>
      <div className="mt-14 md:mt-20">
        <Gallery />
      </div>
    </div>
  );
}
