import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { palette } from '#web/admin/navigation.tsx';
import { useIsInBrowser } from '#web/lib/hooks/use-is-in-browser.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';

const { Part: PaletteDialog, loadAhead } = lazyPart(() => import('#web/admin/palette/palette-dialog.tsx'));

/** Not over another dialog, whose form may have unsaved changes. */
function toggle(): void {
  if (palette.get()) palette.set(null);
  else if (!document.querySelector('[role=dialog]')) palette.set('all');
}

export function Palette() {
  const scope = palette.use();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => () => palette.set(null), []);
  if (!scope) return null;
  const close = () => palette.set(null);
  return (
    <LazyDialog onClose={close}>
      <PaletteDialog scope={scope} onClose={close} />
    </LazyDialog>
  );
}

export function PaletteButton() {
  const isApple = useIsInBrowser() && /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <Button
      variant="outline"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={loadAhead}
      onClick={() => palette.set('all')}
    >
      <Search aria-hidden="true" />
      {ownerText().palette.search}
      <kbd aria-hidden="true" className="min-w-11 font-sans text-xs font-normal opacity-70 max-sm:hidden">
        {isApple ? '⌘K' : 'Ctrl K'}
      </kbd>
    </Button>
  );
}
