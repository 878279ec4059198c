export const fileRequired = 'No file selected';

export const photoSorts = [
  'position',
  'uploadDate',
  'title',
  'photographer',
  'location',
  'featured',
] as const;
