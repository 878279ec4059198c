import { text } from '#shared/language/text.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { furtherProfiles } from '#shared/site/artist.ts';
import { linkName } from '#shared/site/links.ts';
import { Gallery } from '#web/features/photos/gallery.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { LinkIcon, ExternalLinks } from '#web/ui/links/external-links.tsx';

export function AboutSection({ artist }: { artist: Artist }) {
  const [first, ...others] = artist.about;
  return (
    <div className="shell">
      <div className="grid grid-cols-1 gap-x-14 gap-y-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <h2 className="font-display text-section">{text().about.title({ artist: artist.name })}</h2>
        <div>
          <p className="own-direction text-lead text-pretty">{first}</p>
          {others.map((paragraph, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- paragraphs may repeat and never change their order
            <p key={index} className="mt-5 max-w-prose own-direction text-pretty text-soft">
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
              <LinkIcon address={artist.socialUrl} />
              {text().links.followOn({ service: linkName(artist.socialUrl) })}
              <span className="sr-only"> {text().links.newTab}</span>
            </a>
          )}
          <ExternalLinks
            links={furtherProfiles(artist)}
            action="followOn"
            label={text().links.artistElsewhere({ artist: artist.name })}
            className="mt-4"
          />
        </div>
      </div>
      <div className="mt-14 md:mt-20">
        <Gallery />
      </div>
    </div>
  );
}
