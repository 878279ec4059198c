import { use, type ComponentType } from 'react';

type PageModule = { default: ComponentType };

/** A page in a file of its own that can be loaded ahead, so that server and browser render it at once. */
export function lazyPage(load: () => Promise<PageModule>) {
  let loading: Promise<PageModule> | undefined;
  let loaded: ComponentType | undefined;

  const preload = async () => {
    loading ??= load();
    loaded = (await loading).default;
  };

  function Page() {
    const Loaded = loaded ?? use((loading ??= load())).default;
    return <Loaded />;
  }
  return { Page, preload };
}
