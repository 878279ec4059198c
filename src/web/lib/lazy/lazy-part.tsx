import { use, type ComponentType } from 'react';

type PartModule<Props> = { default: ComponentType<Props> };

/** A lazy chunk failed to load: the connection is lost, or the site was updated since. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
  /** Allows another attempt. Only called after the failure was shown, or React would retry endlessly. */
  readonly reset: () => void;

  constructor(reset: () => void, cause: unknown) {
    super('A part of the page did not arrive', { cause });
    this.reset = reset;
  }
}

/** Like React.lazy, but a preloaded part renders without suspending, and a failed load can be retried. */
export function lazyPart<Props extends object>(load: () => Promise<PartModule<Props>>) {
  let loading: Promise<PartModule<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;

  const reset = () => {
    loading = undefined;
  };
  const loadOnce = () => {
    loading ??= load().catch((cause: unknown) => {
      throw new PartMissing(reset, cause);
    });
    return loading;
  };

  /** A failed preload is retried when the part renders. */
  const preload = async () => {
    try {
      loaded = (await loadOnce()).default;
    } catch (error) {
      reset();
      throw error;
    }
  };

  const loadAhead = () => void preload().catch(() => undefined);

  function Part(props: Props) {
    const Loaded = loaded ?? use(loadOnce()).default;
    return <Loaded {...props} />;
  }
  return { Part, preload, loadAhead };
}
