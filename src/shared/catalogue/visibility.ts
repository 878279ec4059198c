export const visibilities = ['published', 'draft', 'scheduled'] as const;
export type Visibility = (typeof visibilities)[number];

export type Schedule = { visibility: Visibility; publishAt: string | null };
