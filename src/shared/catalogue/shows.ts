export const showStatuses = ['confirmed', 'cancelled', 'postponed', 'soldOut'] as const;
export type ShowStatus = (typeof showStatuses)[number];

/** A show is upcoming until its day is over in its own time zone. */
export const showTimes = ['upcoming', 'past', 'all'] as const;
export type ShowTimes = (typeof showTimes)[number];

export const showSorts = ['date', 'venue', 'city'] as const;
