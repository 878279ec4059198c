import { BadgeCheck, ExternalLink, Link2, Play } from 'lucide-react';
import { useState } from 'react';
import { ownerText, text } from '#shared/language/text.ts';
import { canPlayHere, providerNames, readEmbed, type Embed } from '#shared/media/embeds.ts';
import { Button } from '#web/ui/button.tsx';
import { EmbedFrame } from '#web/ui/media/embed-frame.tsx';

/** Says what an address is recognised as. Nothing is loaded from the other site before the owner asks for it. */
export function EmbedPreview({ address }: { address: string }) {
  const embed = readEmbed(address);
  if (!embed) return null;
  return (
    <div className="overflow-hidden rounded-field border border-line">
      <output className="flex items-center gap-2 px-4 py-2.5 font-semibold">
        {canPlayHere(embed) ? (
          <BadgeCheck aria-hidden="true" className="size-4.5 shrink-0 text-success-ink" />
        ) : (
          <Link2 aria-hidden="true" className="size-4.5 shrink-0 text-soft" />
        )}
        {description(embed)}
      </output>
      {canPlayHere(embed) ? <Player key={embed.playerUrl} embed={embed} /> : <PageLink embed={embed} />}
    </div>
  );
}

function description({ provider, id }: Embed): string {
  const { otherPage, page, video } = ownerText().videos.address;
  if (provider === 'other') return otherPage;
  const service = providerNames[provider];
  return id === null ? page({ service }) : video({ service, id });
}

function Player({ embed }: { embed: Embed }) {
  const [isShown, setIsShown] = useState(false);
  if (isShown) {
    return (
      <div className="aspect-video w-full bg-black">
        <EmbedFrame embed={embed} title={ownerText().videos.address.preview} takesFocus />
      </div>
    );
  }
  return (
    <div className="grid aspect-video place-items-center bg-page stage">
      <Button onClick={() => setIsShown(true)}>
        <Play aria-hidden="true" />
        {ownerText().videos.address.showPreview}
      </Button>
    </div>
  );
}

function PageLink({ embed }: { embed: Embed }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2 text-soft">
      {ownerText().videos.address.opensElsewhere}
      <a
        href={embed.pageUrl}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-ink underline underline-offset-4"
      >
        {ownerText().videos.address.open}
        <ExternalLink aria-hidden="true" className="size-4" />
        <span className="sr-only"> {text().links.newTab}</span>
      </a>
    </p>
  );
}
