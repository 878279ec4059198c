import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { keepInView } from '#web/lib/navigation/sections.ts';
import { createStore } from '#web/lib/store.ts';

const tabs = ['upload', 'manage', 'messages'] as const;
type Tab = (typeof tabs)[number];

const uploadForms = ['music', 'video', 'image', 'settings'] as const;
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

export function uploadFormAddress(form: UploadFormName): string {
  return `${pagePaths.admin}?tab=upload&form=${form}`;
}

/** What links within the dashboard lead to: a form, or one card among the settings. */
export type LinkTargetName = UploadFormName | 'artist' | 'about' | 'backup';

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
