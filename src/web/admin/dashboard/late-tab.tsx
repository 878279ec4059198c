import { useEffect, type ComponentType } from 'react';
import { PartFailed } from '#web/admin/dashboard/tab-boundary.tsx';
import { hydrateNow, HydrateWhenNear } from '#web/lib/lazy/hydrate-when-near.tsx';
import type { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { createStore } from '#web/lib/store.ts';
import { PageSpinner } from '#web/ui/states/spinner.tsx';

type Options = {
  id: string;
  part: ReturnType<typeof lazyPart<object>>;
  /** Around the part, or the part itself. */
  Content?: ComponentType;
};

/** What the dashboard can open with: its HTML is there at once, and its code comes when the owner does something. */
export function lateTab({ id, part, Content = part.Part }: Options): ComponentType {
  const hasFailed = createStore(false);

  async function load(): Promise<void> {
    try {
      await part.preload();
      hasFailed.set(false);
    } catch (error) {
      hasFailed.set(true);
      throw error;
    }
  }

  /** The same in every render: if it changed while it waits for its code, React would discard the server's HTML. */
  const content = (
    <div id={id} data-late="">
      <HydrateWhenNear id={id} load={load} fallback={<PageSpinner />}>
        <Content />
      </HydrateWhenNear>
    </div>
  );

  return function LateTab() {
    const isMissing = hasFailed.use();
    // Opened again, it loads its code as it renders.
    useEffect(() => () => hasFailed.set(false), []);
    return (
      <>
        {isMissing && (
          <div className="mb-5">
            <PartFailed onTryAgain={() => hydrateNow(id)} />
          </div>
        )}
        {content}
      </>
    );
  };
}
