import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import type { Hidden } from '#shared/catalogue/visibility.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import type { Items, Kind } from '#web/admin/kinds.ts';
import { keepInView } from '#web/lib/navigation/sections.ts';
import { createStore } from '#web/lib/store.ts';

const tabs = ['upload', 'manage', 'messages', 'newsletter', 'statistics'] as const;
type Tab = (typeof tabs)[number];

const uploadForms = ['music', 'video', 'image', 'show', 'news', 'settings'] as const;
export type UploadFormName = (typeof uploadForms)[number];

/** A choice in the query string, so that reload and Back keep it. Without the parameter it is the first option. */
function useChoice<Option extends string>(name: string, options: readonly [Option, ...Option[]]) {
  const [params, setParams] = useSearchParams();
  const choice = options.find((option) => option === params.get(name)) ?? options[0];
  const choose = (next: string) => {
    if (next !== choice) setParams({ ...Object.fromEntries(params), [name]: next });
  };
  return [choice, choose] as const;
}

export const useTab = () => useChoice<Tab>('tab', tabs);
export const useUploadForm = () => useChoice<UploadFormName>('form', uploadForms);

export function tabAddress(tab: Tab): string {
  return `${pagePaths.admin}?tab=${tab}`;
}

export function uploadFormAddress(form: UploadFormName): string {
  return `${tabAddress('upload')}&form=${form}`;
}

/** What links within the dashboard lead to: a form, or one card of a tab. */
export type LinkTargetName = UploadFormName | 'artist' | 'about' | 'backup' | 'disk' | 'mail';

const awaitedTarget = createStore<LinkTargetName | null>(null);

/** Brings a target into view as soon as its tab has loaded. */
export function goToTarget(name: LinkTargetName): void {
  awaitedTarget.set(name);
}

export function LinkTarget({ name, children }: { name: LinkTargetName; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const isAwaited = awaitedTarget.use((awaited) => awaited === name);
  useEffect(() => {
    if (!isAwaited || !element.current) return;
    awaitedTarget.set(null);
    element.current.focus({ preventScroll: true });
    keepInView(element.current);
  }, [isAwaited]);
  return (
    <div ref={element} tabIndex={-1} className="scroll-mt-22 outline-none">
      {children}
    </div>
  );
}

/** What the palette finds: everything that matches, or what visitors do not see yet. */
export type PaletteScope = 'all' | Hidden;

/** Null while the palette is closed. */
export const palette = createStore<PaletteScope | null>(null);

const itemToOpen = createStore<{ kind: Kind; item: Items[Kind] } | null>(null);
let fieldToEdit: string | null = null;

/** Opens the dialog of an item as soon as its tab has loaded, with the focus in `field`. */
export function openItem<K extends Kind>(kind: K, item: Items[K], field: string | null = null): void {
  fieldToEdit = field;
  itemToOpen.set({ kind, item });
}

export function useItemToOpen<K extends Kind>(kind: K, open: (item: Items[K]) => void): void {
  const item = itemToOpen.use((waiting) => (waiting?.kind === kind ? waiting.item : null));
  const onItem = useEffectEvent(open);
  useEffect(() => {
    if (!item) return;
    itemToOpen.set(null);
    onItem(item as Items[K]);
  }, [item]);
}

/** For the dialog that opens. Only forgotten when it is there: React may begin to render it more than once. */
export function useFieldToEdit(): string | null {
  const [field] = useState(() => fieldToEdit);
  useEffect(() => {
    fieldToEdit = null;
  }, []);
  return field;
}
