import { Download } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import type { ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import { isForDownload } from '#shared/catalogue/tracks.ts';
import { releaseZipPath } from '#shared/primitives/addresses.ts';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Saves the tracks as one file. Renders nothing where no download is allowed. */
export function ReleaseDownload({ release }: { release: ReleaseDetails }) {
  const { downloads } = useArtist();
  if (!downloads || !release.tracks.some(isForDownload)) return null;
  return (
    <a
      href={releaseZipPath(release.id)}
      download
      aria-label={text().player.downloadTitle(release)}
      className={buttonClass({ variant: 'outline' })}
    >
      <Download aria-hidden="true" />
      {text().player.download}
    </a>
  );
}
