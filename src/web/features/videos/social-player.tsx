import { X } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import type { Embed } from '#shared/media/embeds.ts';
import { EmbedFrame } from '#web/ui/media/embed-frame.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type Props = { embed: Embed; title: string; onClose: () => void };

/**
 * A portrait player. In a grid it overlays the content below its thumbnail, so that no card moves; in a single column
 * it takes its full height.
 */
export default function SocialPlayer({ embed, title, onClose }: Props) {
  return (
    <div className="relative z-10 w-full sm:aspect-video">
      <div className="overflow-hidden rounded-media bg-black shadow-float max-sm:aspect-[9/16] max-sm:max-h-[80dvh] max-sm:w-full sm:absolute sm:inset-x-0 sm:top-0 sm:h-[min(80dvh,38rem)]">
        <EmbedFrame embed={embed} title={title} takesFocus />
      </div>
      <IconButton
        variant="media"
        size="small"
        label={text().videos.close({ title })}
        className="absolute! end-2 top-2 z-1"
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
