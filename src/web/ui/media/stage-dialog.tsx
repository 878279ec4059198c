import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { text } from '#shared/language/text.ts';
import { useBackToClose } from '#web/lib/navigation/dialog-entry.ts';
import { useDialogContent } from '#web/ui/use-dialog-content.ts';

type Props = {
  title: string;
  description?: string | null;
  /** Beside the title, such as "2 / 9". */
  note?: string;
  /** Below the content. */
  details?: ReactNode;
  /** From `tintStyle`. */
  tint?: CSSProperties | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
  onClose: () => void;
  /** At most 100cqi by 100cqb. */
  children: ReactNode;
};

/** A dark full-screen dialog for a photo, a video or the player. Back closes it. */
export function StageDialog({
  title,
  description,
  note,
  details,
  tint,
  onKeyDown,
  onClose,
  children,
}: Props) {
  const { content, restoreFocus } = useDialogContent({ onClose, preventScroll: true });
  useBackToClose(onClose, restoreFocus);
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-enter stage">
          <Radix.Content
            {...content}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              content.onKeyDown(event);
            }}
            {...(description ? {} : { 'aria-describedby': undefined })}
            style={tint}
            className="flex h-dvh flex-col bg-sunk room pb-[env(safe-area-inset-bottom)] text-ink outline-none"
          >
            <header className="flex min-h-14 items-center gap-4 py-1 ps-4 pe-1.5 md:min-h-16 md:ps-6 md:pe-3">
              <Radix.Title
                dir="auto"
                aria-live="polite"
                className="line-clamp-2 min-w-0 grow text-as-parent font-display text-title"
              >
                {title}
              </Radix.Title>
              {note && (
                <p dir="ltr" className="shrink-0 text-sm text-soft tabular-nums">
                  {note}
                </p>
              )}
              <Radix.Close
                aria-label={text().site.close}
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-ink/12"
              >
                <X aria-hidden="true" className="size-5" />
              </Radix.Close>
            </header>
            <div className="[container-type:size] relative grid min-h-0 grow place-items-center overflow-hidden">
              {children}
            </div>
            {(description || details) && (
              <footer className="max-h-[35%] shrink-0 overflow-y-auto px-4 py-3.5 text-sm md:px-6 md:py-5">
                {description && (
                  <Radix.Description dir="auto" className="max-w-prose whitespace-pre-line text-soft">
                    {description}
                  </Radix.Description>
                )}
                {details}
              </footer>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
