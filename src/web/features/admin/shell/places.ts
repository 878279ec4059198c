import { useSearchParams } from 'wouter';

/** Where in the dashboard the owner is. It stands in the address, so reload and Back keep it. */

export const tabs = ['upload', 'manage', 'messages'] as const;
export type Tab = (typeof tabs)[number];

export const forms = ['music', 'video', 'image', 'settings'] as const;
export type Form = (typeof forms)[number];

/** One choice kept in the address under `name`; the first option is what a bare address means. */
function useChoice<Option extends string>(name: string, options: readonly [Option, ...Option[]]) {
  const [params, setParams] = useSearchParams();
  const choice = options.find((option) => option === params.get(name)) ?? options[0];
  const choose = (next: string) => {
    if (next !== choice) setParams({ ...Object.fromEntries(params), [name]: next });
  };
  return [choice, choose] as const;
}

export function useTab() {
  const [tab, choose] = useChoice<Tab>('tab', tabs);
  return { tab, choose };
}

export function useUploadForm() {
  const [form, choose] = useChoice<Form>('form', forms);
  return { form, choose };
}
