import { useSearchParams } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';

/** Which tab is open stands in the address, so reload and Back keep it. */

const tabs = ['upload', 'manage', 'messages'] as const;
type Tab = (typeof tabs)[number];

const uploadForms = ['music', 'video', 'image', 'settings'] as const;
export type UploadFormName = (typeof uploadForms)[number];

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
  const [form, choose] = useChoice<UploadFormName>('form', uploadForms);
  return { form, choose };
}

/** Where this form is filled in. */
export function uploadFormAddress(form: UploadFormName): string {
  return `${pagePaths.admin}?tab=upload&form=${form}`;
}
