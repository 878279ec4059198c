import { useEffect } from 'react';
import { createStore } from '#web/lib/store.ts';

/** The values of the forms beside the preview, by the keys of their settings. */
const previewed = createStore<Record<string, string>>({});

export const usePreviewedSettings = () => previewed.use();

/** Shows these in the preview while the form is mounted, without blank ones. */
export function usePreviewSettings(settings: Record<string, string>): void {
  const written = JSON.stringify(settings);
  useEffect(() => {
    const given = Object.entries(JSON.parse(written) as Record<string, string>);
    const keys = given.map(([key]) => key);
    const others = () => Object.entries(previewed.get()).filter(([key]) => !keys.includes(key));
    previewed.set(Object.fromEntries([...others(), ...given.filter(([, value]) => value.trim() !== '')]));
    return () => previewed.set(Object.fromEntries(others()));
  }, [written]);
}
