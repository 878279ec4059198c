import { shortDate, yearOf } from '#shared/format.ts';
import type { Release } from '#shared/releases.schema.ts';
import { LocalDate } from '#web/ui/local-date.tsx';

const formats = { day: shortDate, year: yearOf };

type Props = { release: Pick<Release, 'releaseDate' | 'uploadDate'>; as: keyof typeof formats };

/** The day a release came out, which is the same everywhere; without one, when it was made. */
export function ReleaseDate({ release, as }: Props) {
  const { releaseDate, uploadDate } = release;
  if (!releaseDate) return <LocalDate iso={uploadDate} format={formats[as]} />;
  return <time dateTime={releaseDate}>{formats[as](releaseDate, 'UTC')}</time>;
}
