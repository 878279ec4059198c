import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { furtherProfiles } from '#shared/site/artist.ts';
import { currentYear } from '#shared/primitives/format.ts';
import { linkName } from '#shared/site/links.ts';
import { LocalText } from '#web/ui/local-date.tsx';
import { BrandLink } from '#web/features/site/brand-link.tsx';
import { ExternalLinks } from '#web/ui/links/external-links.tsx';
import { SectionLink } from '#web/ui/page/section-link.tsx';

const linkClass = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline';

/** `children` is the form for the newsletter. */
export function Footer({ artist, children }: { artist: Artist; children: ReactNode }) {
  return (
    <footer data-below="" className="border-t border-line">
      <div className="shell grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 py-10 text-sm text-soft md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-y-3">
        <BrandLink name={artist.name} className="max-w-full justify-self-start text-title" />
        <nav aria-label={text().site.footer}>
          <ul className="flex flex-wrap gap-x-6">
            {artist.look.sections.map((section) => (
              <li key={section}>
                <SectionLink section={section} className={linkClass}>
                  {text().sections[section]}
                </SectionLink>
              </li>
            ))}
            {artist.press && <PageLink href={pagePaths.press}>{text().press.title}</PageLink>}
            {artist.socialUrl && (
              <li>
                <a href={artist.socialUrl} target="_blank" rel="noopener noreferrer" className={linkClass}>
                  {linkName(artist.socialUrl)}
                  <span className="sr-only"> {text().links.newTab}</span>
                </a>
              </li>
            )}
            {artist.privacyLink && <PageLink href={pagePaths.privacy}>{text().pages.privacy}</PageLink>}
          </ul>
        </nav>
        <ExternalLinks
          links={furtherProfiles(artist)}
          action="followOn"
          label={text().links.followElsewhere}
          className="md:col-span-2"
        />
        {children}
        <Copyright artistName={artist.name} />
      </div>
    </footer>
  );
}

function PageLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Link href={href} className={linkClass}>
        {children}
      </Link>
    </li>
  );
}

function Copyright({ artistName }: { artistName: string }) {
  return (
    <LocalText
      as="p"
      className="md:col-span-2"
      format={(zone) => text().site.copyright({ year: currentYear(zone), artist: artistName })}
    />
  );
}
