export const binKinds = ['tracks', 'videos', 'photos', 'releases', 'shows', 'posts'] as const;
export type BinKind = (typeof binKinds)[number];

export const BIN_DAYS = 30;
