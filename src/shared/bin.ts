/** What can be deleted and taken back, by the name of its address. */
export const binKinds = ['tracks', 'videos', 'photos', 'releases'] as const;
export type BinKind = (typeof binKinds)[number];

/** How long a deleted thing can be taken back. */
export const BIN_DAYS = 30;
