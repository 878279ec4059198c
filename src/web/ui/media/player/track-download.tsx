import { Download } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import { isUnavailable } from '#shared/primitives/addresses.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { cn } from '#web/ui/cn.ts';
import { Button, buttonClass, type ButtonSize, type ButtonVariant } from '#web/ui/button.tsx';

type Props = {
  track: Track;
  /** Save it, or open it in a new tab. */
  as: 'file' | 'tab';
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows only the icon: always, or on phones. */
  iconOnly?: 'always' | 'phone';
  className?: string;
};

const iconClass = { always: 'size-11 px-0!', phone: 'max-sm:size-11 max-sm:px-0!' };
const labelClass = { always: 'sr-only', phone: 'max-sm:sr-only' };

function alertUnavailable() {
  window.alert(text().player.noDownload);
}

/** Renders nothing where downloads are not allowed. */
export function TrackDownload({ track, as, iconOnly, className, ...size }: Props) {
  const { downloads } = useArtist();
  if (!downloads || !track.downloadable) return null;
  const look = { ...size, className: cn(iconOnly && iconClass[iconOnly], className) };
  const name = text().player.downloadTitle(track);
  const label = (
    <>
      <Download aria-hidden="true" />
      <span className={iconOnly && labelClass[iconOnly]}>{text().player.download}</span>
    </>
  );
  if (isUnavailable(track.audioFile)) {
    return (
      <Button aria-label={name} onClick={alertUnavailable} {...look}>
        {label}
      </Button>
    );
  }
  const address =
    as === 'file'
      ? { href: `${track.audioFile}?download`, download: true }
      : { href: `${track.audioFile}?open`, target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a
      {...address}
      aria-label={as === 'tab' ? `${name} ${text().links.newTab}` : name}
      className={buttonClass(look)}
    >
      {label}
    </a>
  );
}
