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
      allowFullScreen
      className="size-full"
    />
  );
}
