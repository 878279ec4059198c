export const photoSorts = [
  'position',
  'uploadDate',
  'title',
  'photographer',
  'location',
  'featured',
] as const;
