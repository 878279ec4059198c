export const fileRequired = 'No file selected';

/** What a list of photos can be sorted by. */
export const photoSorts = [
  'position',
  'uploadDate',
  'title',
  'photographer',
  'location',
  'featured',
] as const;
