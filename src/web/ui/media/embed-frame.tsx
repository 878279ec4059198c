import { autoplayUrl, type Embed } from '#shared/embeds.ts';

type Props = {
  embed: Embed;
  title: string;
  /** Where the pressed button is replaced by the player, the keyboard goes on in the player. */
  takesFocus?: boolean;
};

const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true });

/** Another site's player. It exists only after the visitor pressed play, so nothing is asked of that site before. */
export function EmbedFrame({ embed, title, takesFocus }: Props) {
  return (
    <iframe
      ref={takesFocus ? takeFocus : undefined}
      src={autoplayUrl(embed)}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
      // It may play, open its own pages in new tabs and nothing else: never take this tab elsewhere.
      // oxlint-disable-next-line react/iframe-missing-sandbox -- players need both, and come from another origin
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms"
      className="size-full"
    />
  );
}
