import { useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { cn } from '#web/ui/cn.ts';

const widths = { small: 'max-w-md', medium: 'max-w-2xl', wide: 'max-w-5xl' };

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Keeps the title for screen readers but does not show it. */
  hideTitle?: boolean;
  description?: ReactNode;
  width?: keyof typeof widths;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  children?: ReactNode;
};

/** 12 kB of script: public pages load the part that uses it lazily. */
export function Dialog(props: Props) {
  const { open, onOpenChange, title, hideTitle, description, width = 'medium', footer, children } = props;
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid grid-cols-1 place-items-center overflow-y-auto bg-shade p-4 data-[state=closed]:animate-leave data-[state=open]:animate-enter md:p-8">
          <Radix.Content
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            // Radix gives the focus back to its own Trigger only, and a dialog opened from a list has none.
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            // A toast on show takes Escape for itself; the dialog below it closes too, or one press seems lost.
            onKeyDown={(event) => {
              if (event.key === 'Escape' && !event.defaultPrevented) onOpenChange(false);
            }}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={cn(
              'relative w-full rounded-panel border border-line bg-surface p-6 text-ink shadow-float md:p-8',
              'data-[state=closed]:animate-sink data-[state=open]:animate-rise',
              widths[width],
            )}
          >
            <div className={cn(hideTitle ? 'min-h-11' : 'mb-5 pr-12')}>
              <Radix.Title className={hideTitle ? 'sr-only' : 'font-display text-heading'}>
                {title}
              </Radix.Title>
              {description && (
                <Radix.Description className="mt-2 text-sm text-soft">{description}</Radix.Description>
              )}
            </div>
            {children}
            {footer && <div className="mt-7 flex flex-wrap justify-end gap-3">{footer}</div>}
            <Radix.Close
              aria-label="Close"
              className="absolute top-4 right-4 inline-flex size-11 items-center justify-center rounded-full transition-colors hover:bg-ink/8 md:top-6 md:right-6"
            >
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
