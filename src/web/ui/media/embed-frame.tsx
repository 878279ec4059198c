import { autoplayUrl, type Embed } from '#shared/media/embeds.ts';

type Props = {
  embed: Embed;
  title: string;
  /** When it replaces the pressed button. */
  takesFocus?: boolean;
};

const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true });

/** Another site's player. Rendered only after a press of play, so that the site gets no request before. */
export function EmbedFrame({ embed, title, takesFocus }: Props) {
  return (
    <iframe
      ref={takesFocus ? takeFocus : undefined}
      src={autoplayUrl(embed)}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
      // No top navigation: the player may only open new tabs.
      // oxlint-disable-next-line react/iframe-missing-sandbox -- players need both, and come from another origin
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms"
      className="size-full"
    />
  );
}
