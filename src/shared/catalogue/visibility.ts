export const visibilities = ['published', 'draft', 'scheduled'] as const;
export type Visibility = (typeof visibilities)[number];

/** What only the owner sees. */
export type Hidden = Exclude<Visibility, 'published'>;

export type Schedule = { visibility: Visibility; publishAt: string | null };
