import { createContext, useContext, useId, type ComponentProps, type KeyboardEvent } from 'react';
import { indexByKey } from '#web/lib/index-by-key.ts';
import { cn } from '#web/ui/cn.ts';

type Options = {
  value: string;
  onValueChange: (value: string) => void;
  /** The arrow keys only move the focus; otherwise they choose. */
  isManual?: boolean;
};

const TabsContext = createContext<Options & { id: string }>({ id: '', value: '', onValueChange: () => {} });

/**
 * Tabs after the ARIA pattern. Their state is in the caller and nothing here needs an effect, so they render once as a
 * page starts: those of Radix render again after hydration (decision 70).
 */
export function Tabs({ value, onValueChange, isManual = false, ...rest }: ComponentProps<'div'> & Options) {
  const id = useId();
  return (
    <TabsContext value={{ id, value, onValueChange, isManual }}>
      <div {...rest} />
    </TabsContext>
  );
}

/** The elements of a tab, which name each other by their ids. */
function useTab(value: string) {
  const tabs = useContext(TabsContext);
  // A value may be a word on screen, with spaces.
  const id = `${tabs.id}-${encodeURIComponent(value)}`;
  return { ...tabs, isChosen: tabs.value === value, tabId: `${id}-tab`, panelId: `${id}-panel` };
}

/** The list itself, without a look. */
export function PlainTabsList(props: ComponentProps<'div'>) {
  return <div role="tablist" {...props} />;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  // These scroll the page.
  const isForPage = event.key === 'ArrowUp' || event.key === 'ArrowDown';
  if (isForPage || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  const list = event.currentTarget.closest('[role="tablist"]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const to = indexByKey(event.key, tabs.indexOf(event.currentTarget), tabs.length - 1);
  if (to === null) return;
  event.preventDefault();
  tabs.at(to % tabs.length)?.focus();
}

type TriggerProps = ComponentProps<'button'> & { value: string };

/** The tab itself, without a look. */
export function PlainTabsTrigger({ value, className, ...rest }: TriggerProps) {
  const { isChosen, isManual, onValueChange, tabId, panelId } = useTab(value);
  const choose = () => !isChosen && onValueChange(value);
  return (
    <button
      type="button"
      role="tab"
      id={tabId}
      aria-controls={panelId}
      aria-selected={isChosen}
      data-state={isChosen ? 'active' : 'inactive'}
      tabIndex={isChosen ? 0 : -1}
      onClick={choose}
      onFocus={isManual ? undefined : choose}
      onKeyDown={moveFocus}
      className={cn('focus-visible:-outline-offset-2', className)}
      {...rest}
    />
  );
}

/** Wraps on narrow screens instead of scrolling, so that every tab stays visible. */
export function TabsList({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <PlainTabsList
      className={cn('inline-flex max-w-full flex-wrap gap-1 rounded-panel bg-sunk p-1', className)}
      {...rest}
    />
  );
}

export function TabsTrigger({ className, ...rest }: TriggerProps) {
  return (
    <PlainTabsTrigger
      className={cn(
        'inline-flex h-11 grow items-center justify-center gap-2 rounded-full px-5 text-sm font-semibold whitespace-nowrap',
        'text-soft transition-colors hover:text-ink',
        'data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-rest',
        className,
      )}
      {...rest}
    />
  );
}

type ContentProps = ComponentProps<'div'> & {
  value: string;
  /** Stays in the page when another is chosen; its style says whether it is seen. */
  isKept?: boolean;
};

export function TabsContent({ value, isKept = false, className, children, ...rest }: ContentProps) {
  const { isChosen, tabId, panelId } = useTab(value);
  return (
    <div
      role="tabpanel"
      id={panelId}
      aria-labelledby={tabId}
      data-state={isChosen ? 'active' : 'inactive'}
      hidden={!isChosen && !isKept}
      tabIndex={0}
      className={cn('mt-6 rounded-media', className)}
      {...rest}
    >
      {(isChosen || isKept) && children}
    </div>
  );
}
