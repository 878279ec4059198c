import { useEffect } from 'react';
import { createStore } from '#web/lib/store.ts';

/** What stands in the forms beside the preview and is not saved yet, by the keys of the settings. */
const tried = createStore<Record<string, string>>({});

export const useTriedSettings = () => tried.use();

/** Shows these in the preview while the form is there. What is blank is left out: nothing could be shown of it. */
export function useTrySettings(settings: Record<string, string>): void {
  const written = JSON.stringify(settings);
  useEffect(() => {
    const given = Object.entries(JSON.parse(written) as Record<string, string>);
    const keys = given.map(([key]) => key);
    const others = () => Object.entries(tried.get()).filter(([key]) => !keys.includes(key));
    tried.set(Object.fromEntries([...others(), ...given.filter(([, value]) => value.trim() !== '')]));
    return () => tried.set(Object.fromEntries(others()));
  }, [written]);
}
