import { use, type ComponentType } from 'react';

type PartModule<Props> = { default: ComponentType<Props> };

/** A part's script did not arrive: the connection is gone, or the site was updated since the visitor came. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
  /** Lets the part be asked for again. Not before the failure was shown, or asking would never end. */
  readonly forget: () => void;

  constructor(forget: () => void, cause: unknown) {
    super('A part of the page did not arrive', { cause });
    this.forget = forget;
  }
}

/** A page, or something on one, in a file of its own; it can be loaded ahead, to be rendered at once. */
export function lazyPart<Props extends object>(load: () => Promise<PartModule<Props>>) {
  let loading: Promise<PartModule<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;

  const forget = () => {
    loading = undefined;
  };
  const ask = () => {
    loading ??= load().catch((cause: unknown) => {
      throw new PartMissing(forget, cause);
    });
    return loading;
  };

  /** Should it not arrive, it is asked for again when it is needed. */
  const preload = async () => {
    try {
      loaded = (await ask()).default;
    } catch (error) {
      forget();
      throw error;
    }
  };

  /** For the moment before it is needed. */
  const loadAhead = () => void preload().catch(() => undefined);

  function Part(props: Props) {
    const Loaded = loaded ?? use(ask()).default;
    return <Loaded {...props} />;
  }
  return { Part, preload, loadAhead };
}
