import type { Embed } from '#shared/embeds.ts';
import { EmbedFrame } from '#web/ui/media/embed-frame.tsx';

/** Short videos stand upright, so their player may grow taller than the still it replaces. */
export function SocialPlayer({ embed, title }: { embed: Embed; title: string }) {
  return (
    <div className="aspect-video min-h-[min(80dvh,36rem)] w-full overflow-hidden rounded-media bg-black">
      <EmbedFrame embed={embed} title={title} takesFocus />
    </div>
  );
}
