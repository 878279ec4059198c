import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import { pagePaths, pressZipPath } from '#shared/primitives/addresses.ts';
import { CopyableText } from '#web/features/press/copyable-text.tsx';
import { PressFiles } from '#web/features/press/press-files.tsx';
import { PressPhotos } from '#web/features/press/press-photos.tsx';
import { PressSection } from '#web/features/press/press-section.tsx';
import { Quotes } from '#web/features/press/quotes.tsx';
import { pressQuery } from '#web/lib/api/queries.ts';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { ItemPage } from '#web/pages/item-page.tsx';
import { buttonClass } from '#web/ui/button.tsx';

export default function PressPage() {
  const { name } = useArtist();
  const query = useQuery(pressQuery);
  return (
    <ItemPage
      query={query}
      failed={text().press.failed}
      back={{ href: pagePaths.home, label: text().site.back }}
    >
      {({ shortBio, longBio, quotes, contact, photos, rider }) => (
        <>
          <header className="flex flex-col items-start gap-6 md:flex-row md:items-end md:justify-between">
            <div className="min-w-0">
              <p className="font-semibold text-soft">{text().press.title}</p>
              <h1 dir="auto" className="font-display text-section wrap-anywhere">
                {name}
              </h1>
            </div>
            <a href={pressZipPath} download className={buttonClass({ size: 'large' })}>
              <Download aria-hidden="true" />
              {text().press.downloadAll}
            </a>
          </header>
          {shortBio && <CopyableText title={text().press.shortBio} written={shortBio} />}
          {longBio && <CopyableText title={text().press.longBio} written={longBio} />}
          {quotes.length > 0 && <Quotes quotes={quotes} />}
          {photos.length > 0 && <PressPhotos photos={photos} />}
          <PressFiles artistName={name} rider={rider} />
          {contact && (
            <PressSection title={text().sections.contact}>
              <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
                {contact}
              </p>
            </PressSection>
          )}
        </>
      )}
    </ItemPage>
  );
}
