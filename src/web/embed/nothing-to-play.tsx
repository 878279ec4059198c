import { pagePaths } from '#shared/addresses.ts';
import { nothingToPlay } from '#shared/page-failure.ts';
import { HomeLink } from '#web/embed/home-link.tsx';

export function NothingToPlay({ artistName }: { artistName: string }) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-2 p-4 text-center">
      <h1 className="text-base font-semibold">{nothingToPlay}</h1>
      <HomeLink path={pagePaths.home}>Visit {artistName}</HomeLink>
    </main>
  );
}
