import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { text } from '#shared/language/text.ts';
import { cn } from '#web/ui/cn.ts';
import { useDialogContent } from '#web/ui/use-dialog-content.ts';

const widths = { medium: 'max-w-2xl', wide: 'max-w-5xl' };

type Props = {
  title: string;
  description?: ReactNode;
  width?: keyof typeof widths;
  /** At the bottom of a phone's screen. */
  isSheet?: boolean;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  onClose: () => void;
  focus?: (() => void) | null;
  children: ReactNode;
};

/** Open while it is rendered. Public pages load dialogs lazily, because Radix costs 12 kB. */
export function Dialog({
  title,
  description,
  width = 'medium',
  isSheet = false,
  footer,
  onClose,
  focus,
  children,
}: Props) {
  const { content } = useDialogContent({ onClose, focus });
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay
          className={cn(
            'fixed inset-0 z-40 grid animate-enter grid-cols-1 place-items-center overflow-y-auto bg-shade p-4 md:p-8',
            isSheet && 'max-md:items-end max-md:p-0',
          )}
        >
          <Radix.Content
            {...content}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={cn(
              'relative w-full animate-rise rounded-panel border border-line bg-surface p-6 text-ink shadow-float md:p-8',
              widths[width],
              isSheet && 'max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0',
            )}
          >
            <div className="mb-5 pe-12">
              <Radix.Title className="font-display text-heading">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-2 text-sm text-soft">{description}</Radix.Description>
              )}
            </div>
            {children}
            {footer && <div className="mt-7 flex flex-wrap justify-end gap-3">{footer}</div>}
            <Radix.Close
              aria-label={text().site.close}
              className="absolute end-4 top-4 inline-flex size-11 items-center justify-center rounded-full transition-colors hover:bg-ink/8 md:end-6 md:top-6"
            >
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
