import type { Sentences } from '#shared/language/sentences.ts';

/** The library of photos, and the form of a photo. */
export const photos = {
  library: 'Image Gallery',
  list: {
    search: 'Search images',
    loading: 'Loading images...',
    empty: 'No images found. Upload some images to get started.',
    failure: 'The images could not be loaded.',
  },
  // What the photos can be sorted by.
  sorts: {
    position: 'Gallery Order',
    uploadDate: 'Upload Date',
    title: 'Title',
    photographer: 'Photographer',
    location: 'Location',
    featured: 'Featured',
  },
  order: {
    hint: 'Drag the photos, or use their arrows, to choose the order in which visitors see them.',
    list: 'Images in gallery order',
    failed: 'Failed to move image. Please try again.',
  },
  tile: {
    featured: 'Featured',
    photographer: 'By: {photographer}',
    location: 'Location: {location}',
  },
  upload: {
    title: 'Upload Photos',
    // A button.
    send: 'Upload Image',
  },
  fields: {
    title: 'Title',
    description: 'Description',
    photographer: 'Photographer',
    year: 'Year',
    location: 'Location',
    featured: 'Featured',
    imageFile: 'Image File',
  },
  hints: {
    description: 'Optional',
    featured: 'Shown with your name at the top of the home page, in place of the one featured before',
  },
  file: {
    // The file, when another person changed it too.
    name: 'Image',
    none: 'No image selected',
    formats: 'Supported formats: JPG, PNG, GIF',
    choose: 'Choose or drop one photo, or several',
    preview: 'Preview of {file}',
    remove: 'Remove image',
  },
} as const satisfies Sentences;
