import { pagePaths } from '#shared/addresses.ts';
import { HomeLink } from '#web/embed/home-link.tsx';

/** Stands in the frame when what was there is gone, or not published. */
export function NothingToPlay({ artistName }: { artistName: string }) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-2 p-4 text-center">
      <h1 className="text-base font-semibold">This is not available right now</h1>
      <HomeLink path={pagePaths.home}>Visit {artistName}</HomeLink>
    </main>
  );
}
