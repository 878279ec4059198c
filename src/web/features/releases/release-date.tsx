import { shortDate, yearOf } from '#shared/primitives/format.ts';
import type { Release } from '#shared/catalogue/releases.schema.ts';
import { LocalDate } from '#web/ui/local-date.tsx';

const formats = { day: shortDate, year: yearOf };

type Props = { release: Pick<Release, 'releaseDate' | 'uploadDate'>; as: keyof typeof formats };

/** A release date is the same day in every time zone, an upload date is not. */
export function ReleaseDate({ release, as }: Props) {
  const { releaseDate, uploadDate } = release;
  if (!releaseDate) return <LocalDate iso={uploadDate} format={formats[as]} />;
  return <time dateTime={releaseDate}>{formats[as](releaseDate, 'UTC')}</time>;
}
