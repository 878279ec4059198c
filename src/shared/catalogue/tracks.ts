import { text } from '#shared/language/text.ts';
import { isUnavailable } from '#shared/primitives/addresses.ts';

export const releaseTypes = ['single', 'ep', 'album'] as const;
export type ReleaseType = (typeof releaseTypes)[number];

type TypedTrack = { releaseType: ReleaseType; release: { releaseType: ReleaseType } | null };

/** The type of its release counts before its own. */
export function shownType({ releaseType, release }: TypedTrack): string {
  return text().catalogue.releaseTypes[release?.releaseType ?? releaseType];
}

/** `date` is that of its release and its place there, or else its own release or upload date. */
export const trackSorts = ['date', 'uploadDate', 'title', 'releaseType', 'featured'] as const;

type TrackOnRelease = TypedTrack & { title: string; release: { title: string } | null };

const isSingle = ({ releaseType, release }: TypedTrack) => (release?.releaseType ?? releaseType) === 'single';

/** A track on an album is a "Song", not an "Album". */
export function trackLabel(track: TypedTrack): string {
  return isSingle(track) ? text().catalogue.releaseTypes.single : text().catalogue.song;
}

/** Null for a release with the same title, as singles usually have. */
function namedRelease({ title, release }: TrackOnRelease): string | null {
  return release && release.releaseType !== 'single' && release.title !== title ? release.title : null;
}

export function trackOrigin(track: TrackOnRelease): string | null {
  const release = namedRelease(track);
  return release === null ? null : text().catalogue.fromRelease({ release });
}

/** Song by Billy, from “Nights” */
export function trackSentence(track: TrackOnRelease, artist: string): string {
  const release = namedRelease(track);
  const { song, single, songFrom } = text().byArtist;
  if (release !== null) return songFrom({ artist, release });
  return isSingle(track) ? single({ artist }) : song({ artist });
}

/** Whether its file may be saved, on a site that allows it. */
export function isForDownload({
  downloadable,
  audioFile,
}: {
  downloadable: boolean;
  audioFile: string;
}): boolean {
  return downloadable && !isUnavailable(audioFile);
}
