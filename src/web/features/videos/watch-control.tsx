import type { ReactNode, Ref } from 'react';
import { text } from '#shared/language/text.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';

export type WatchProps = {
  video: Video;
  /** Where the video opens in a new tab instead of the player. */
  page: string | null;
  onWatch: (video: Video) => void;
  /** Called on hover and focus, to preload the player. */
  onNear?: () => void;
};

type Props = WatchProps & {
  /** The name of the button; the link says that it opens a new tab. */
  name: string;
  buttonRef?: Ref<HTMLButtonElement>;
  className: string;
  children: ReactNode;
};

/** Opens the player, or the page of the video on its site. */
export function WatchControl({ video, page, onWatch, onNear, name, buttonRef, ...rest }: Props) {
  const onClick = () => onWatch(video);
  if (page)
    return (
      <a
        href={page}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${text().videos.watchTitle(video)} ${text().links.newTab}`}
        onClick={onClick}
        {...rest}
      />
    );
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={name}
      onClick={onClick}
      onPointerEnter={onNear}
      onFocus={onNear}
      {...rest}
    />
  );
}
