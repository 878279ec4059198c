import { useEffect, useState } from 'react';
import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { isRightToLeft, text } from '#shared/language/text.ts';
import { timings } from '#shared/primitives/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { dismissToast, type ToastMessage } from '#web/ui/toast/toast.ts';

const HOTKEY = 'F8';

/** Keeps a dismissed message rendered during its closing animation. */
function useShownMessage(message: ToastMessage | null) {
  const [shown, setShown] = useState(message);
  if (message && message !== shown) setShown(message);
  return shown;
}

/** Replaces Radix's timer, which stops for good when the focused viewport empties, as after a press on Close. */
function useCloseInTime(message: ToastMessage | null, isHeld: boolean) {
  useEffect(() => {
    if (!message || isHeld) return;
    const timer = setTimeout(() => dismissToast(message.id), timings.toastMs);
    return () => clearTimeout(timer);
  }, [message, isHeld]);
}

/** A message stays while the pointer or the keyboard is on it, unless it only lies under the pointer. */
function useHold(message: ToastMessage | null) {
  const [hovered, setHovered] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const isOn = (held: number | null) => message !== null && held === message.id;
  return {
    isHeld: isOn(hovered) || isOn(focused),
    // Only a pointer that moves is meant for the message: it may have appeared under one that rests.
    onPointer: {
      onPointerMove: () => setHovered(message?.id ?? null),
      onPointerLeave: () => setHovered(null),
    },
    onFocus: { onFocus: () => setFocused(message?.id ?? null), onBlur: () => setFocused(null) },
  };
}

export default function ToastViewport({ message }: { message: ToastMessage | null }) {
  const shown = useShownMessage(message);
  const { isHeld, onPointer, onFocus } = useHold(message);
  useCloseInTime(message, isHeld);
  const destructive = shown?.variant === 'destructive';
  return (
    <Toast.Provider
      label={text().notifications.label}
      duration={Infinity}
      swipeThreshold={timings.toastSwipePx}
      swipeDirection={isRightToLeft() ? 'left' : 'right'}
    >
      {shown && (
        <Toast.Root
          key={shown.id}
          {...onPointer}
          {...onFocus}
          type={destructive ? 'foreground' : 'background'}
          open={message !== null}
          onOpenChange={(open) => {
            if (!open) dismissToast(shown.id);
          }}
          className={cn(
            'pointer-events-auto relative flex gap-3 rounded-media border p-4 pe-12 shadow-float',
            'data-[state=closed]:animate-sink data-[state=open]:animate-rise',
            'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            'data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)',
            destructive ? 'border-danger bg-danger-wash' : 'border-line bg-surface',
          )}
        >
          <div className="min-w-0 grow">
            <Toast.Title className={cn('text-sm font-semibold', destructive && 'text-danger-ink')}>
              {shown.title}
            </Toast.Title>
            {shown.description && (
              <Toast.Description className="mt-0.5 text-sm text-ink">{shown.description}</Toast.Description>
            )}
            {shown.action && (
              <Toast.Action asChild altText={shown.action.description}>
                <Button variant="outline" size="small" className="mt-3" onClick={shown.action.run}>
                  {shown.action.label}
                </Button>
              </Toast.Action>
            )}
          </div>
          <Toast.Close
            aria-label={text().site.close}
            className="touch-target absolute! end-2.5 top-2.5 inline-flex size-8 items-center justify-center rounded-full text-soft transition-colors hover:bg-ink/8 hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        label={text().notifications.region({ key: HOTKEY })}
        hotkey={[HOTKEY]}
        {...onFocus}
        className={cn(
          'pointer-events-none fixed inset-x-0 bottom-(--toast-inset,0px) z-50 flex flex-col p-4 outline-none md:start-auto md:end-0 md:w-full md:max-w-[420px]',
          // On phones a dialog has its buttons at the bottom, so toasts go to the top.
          'max-md:[body[data-scroll-locked]_&]:top-0 max-md:[body[data-scroll-locked]_&]:bottom-auto',
        )}
      />
    </Toast.Provider>
  );
}
