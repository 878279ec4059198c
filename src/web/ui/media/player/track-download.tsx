import { Download } from 'lucide-react';
import { isUnavailable } from '#shared/addresses.ts';
import type { Track } from '#shared/tracks.ts';
import { Button, buttonClass, type ButtonSize, type ButtonVariant } from '#web/ui/button.tsx';

type Props = {
  track: Track;
  /** Save it under the track's name, or open it in a new tab. */
  as: 'file' | 'tab';
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

function refuse() {
  window.alert('Download not available in the deployed environment');
}

export function TrackDownload({ track, as, ...look }: Props) {
  const words = (
    <>
      <Download aria-hidden="true" />
      Download
      <span className="sr-only">
        {` ${track.title}`}
        {as === 'tab' && ' (opens in a new tab)'}
      </span>
    </>
  );
  if (isUnavailable(track.audioFile)) {
    return (
      <Button onClick={refuse} {...look}>
        {words}
      </Button>
    );
  }
  const address =
    as === 'file'
      ? { href: `${track.audioFile}?download`, download: true }
      : { href: track.audioFile, target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a {...address} className={buttonClass(look)}>
      {words}
    </a>
  );
}
