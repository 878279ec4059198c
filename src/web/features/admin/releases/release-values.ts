import type { Release, ReleaseDetails } from '#shared/releases.schema.ts';
import { releaseTypeLabels, type ReleaseType } from '#shared/tracks.ts';
import type { Schedule, Visibility } from '#shared/visibility.ts';
import type { FieldSummary } from '#web/features/admin/edit/conflict-notice.tsx';
import { visibilityText } from '#web/features/admin/fields/schedule.ts';

/** As much of a song as its row shows, and is known. */
export type KnownSong = { id: number; title: string } & Partial<Schedule>;

/** What is chosen for all songs; '' while each keeps its own. */
export type SongsVisibility = Visibility | '';

/** What the owner writes about a release. Links stand one in a line, songs are their numbers: both are text, as a draft keeps it. */
export type ReleaseValues = {
  title: string;
  releaseType: ReleaseType;
  releaseDate: string;
  description: string;
  credits: string;
  links: string;
  trackIds: string;
  visibility: SongsVisibility;
  publishAt: string;
};

const separator = ',';
export const idsOf = (text: string) => text.split(separator).filter(Boolean).map(Number);
export const textOfIds = (songs: readonly { id: number }[]) => songs.map(({ id }) => id).join(separator);

export const releaseValuesOf = (release: Partial<Release & ReleaseDetails>): ReleaseValues => ({
  title: release.title ?? '',
  releaseType: release.releaseType ?? 'album',
  releaseDate: release.releaseDate ?? '',
  description: release.description ?? '',
  credits: release.credits ?? '',
  links: (release.links ?? []).join('\n'),
  trackIds: textOfIds(release.tracks ?? []),
  visibility: '',
  publishAt: '',
});

/** As the schemas and the server take it. */
export const releaseWords = <Values extends ReleaseValues>(values: Values) => ({
  ...values,
  links: values.links.split('\n'),
  trackIds: idsOf(values.trackIds),
  visibility: values.visibility || undefined,
  publishAt: values.visibility ? values.publishAt : undefined,
});

/** What is said while nothing is chosen for all songs. */
export const leaveAsItIs = 'Leave as it is';

function songsVisibilityText({ visibility, publishAt }: ReleaseValues): string {
  return visibility ? visibilityText({ visibility, publishAt }) : leaveAsItIs;
}

export const releaseSummary = (values: ReleaseValues, songs: Map<number, KnownSong>): FieldSummary => [
  ['Title', values.title],
  ['Type', releaseTypeLabels[values.releaseType]],
  ['Release Date', values.releaseDate],
  ['Description', values.description],
  ['Credits', values.credits],
  ['Links', values.links],
  [
    'Songs',
    idsOf(values.trackIds)
      .map((id) => songs.get(id)?.title ?? id)
      .join('\n'),
  ],
  ['Visibility of its songs', songsVisibilityText(values)],
];
