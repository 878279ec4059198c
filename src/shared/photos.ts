export type { NewPhoto, Photo, PhotoChanges } from '#shared/photos.schema.ts';

export const fileRequired = 'No file selected';
