import { Play } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import { WatchControl, type WatchProps } from '#web/features/videos/watch-control.tsx';
import { buttonClass, type ButtonSize, type ButtonVariant } from '#web/ui/button.tsx';

type Props = WatchProps & { variant?: ButtonVariant; size: ButtonSize };

export function WatchButton({ variant, size, ...props }: Props) {
  return (
    <WatchControl
      {...props}
      name={text().videos.watchTitle(props.video)}
      className={buttonClass({ variant, size, className: props.page ? '' : 'noscript:hidden' })}
    >
      <Play aria-hidden="true" fill="currentColor" />
      {text().videos.watch}
    </WatchControl>
  );
}
