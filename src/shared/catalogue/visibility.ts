export const visibilities = ['published', 'draft', 'scheduled'] as const;
export type Visibility = (typeof visibilities)[number];

export const visibilityLabels: Record<Visibility, string> = {
  published: 'Published',
  draft: 'Draft',
  scheduled: 'Scheduled',
};

export type Schedule = { visibility: Visibility; publishAt: string | null };

export const scheduleWithoutTime = 'Choose the day and time when it should be published';
export const scheduleInThePast = 'This time has passed. Choose a later one, or publish it now.';
export const timeWithoutSchedule = 'To publish its songs at this time, choose “Scheduled” as well';
