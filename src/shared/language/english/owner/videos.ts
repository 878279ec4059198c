import type { Sentences } from '#shared/language/sentences.ts';

/** The library of videos, and the form of a video. */
export const videos = {
  // N/A: a video of another site without a picture
  thumbnailStatus: { available: 'Available', needsGeneration: 'Needs Generation', notApplicable: 'N/A' },
  library: 'Video Library',
  list: {
    search: 'Search videos',
    loading: 'Loading videos...',
    empty: 'No videos found. Add some videos to get started.',
    failure: 'The videos could not be loaded.',
  },
  columns: {
    title: 'Title',
    videoType: 'Type',
    uploadDate: 'Upload Date',
    // How often it was played.
    views: 'Views',
    featured: 'Featured',
    thumbnail: 'Thumbnail',
    // For screen readers: the buttons of a row.
    actions: 'Actions',
  },
  // On a phone; {views} is a number like 12 or 1.2K.
  viewed: { one: '{views} view', other: '{views} views' },
  needsThumbnail: 'No thumbnail yet',
  // The title of the form for a new video, and its button.
  add: 'Add Video',
  fields: {
    title: 'Title',
    videoType: 'Video Type',
    embedUrl: 'Video URL',
    videoFile: 'Video File',
    thumbnail: 'Custom Thumbnail',
    featured: 'Featured on Homepage',
    featuredOfNew: 'Featured',
    description: 'Description',
    credits: 'Credits',
    links: 'Links',
  },
  hints: {
    embedUrl: 'YouTube, Vimeo or TikTok',
    // {hint} is the sentences about the formats and the size.
    videoFile: '{length} long. {hint}',
    featured: 'Stands large above the other videos, in place of the one featured before',
    featuredOfNew: 'This video will be featured on the homepage',
    credits: 'One line for each kind of work, like “Filmed by Ana”',
    links: 'Where else it can be found, in the order they are shown',
  },
  more: {
    title: 'More about this video',
    hint: 'Description, credits, links',
  },
  // The files, when another person changed them too.
  files: {
    video: 'File',
    thumbnail: 'Thumbnail',
  },
  // The choice between an address and a file.
  source: {
    title: 'Video source',
    embed: 'Embed URL',
    file: 'Upload File',
    filePlays: 'This video has a file and an address. The file plays.',
    addressPlays: 'This video has a file and an address. The file is gone, so the address plays.',
  },
  // What the address that was typed in leads to. {service} is YouTube, Vimeo or TikTok.
  address: {
    video: '{service} video {id}',
    page: '{service} page',
    otherPage: 'A page on another site',
    preview: 'Video preview',
    showPreview: 'Show preview',
    opensElsewhere: 'It cannot play inside your site and will open in a new tab.',
    open: 'Open it',
  },
  // Pictures out of the video file.
  frames: {
    list: 'Frames of this video',
    title: 'Use a frame as the thumbnail',
    use: 'Use frame {number} as the thumbnail',
  },
  thumbnails: {
    // A button with an icon: the first is shown beside it, the second is read aloud.
    generate: 'Generate thumbnail',
    generateFor: 'Generate thumbnail for {title}',
    generateMissing: 'Generate Missing Thumbnails',
    generating: 'Generating...',
    // How many thumbnails are ready, as in “3 of 10 made”.
    progress: '{done} of {total} made',
    generated: 'Thumbnail Generated',
    generatedText: '“{title}” now has a thumbnail.',
    failed: 'Failed to generate thumbnail. Please try again.',
    complete: 'Thumbnail Generation Complete',
    // {message} says how many were made.
    completeText: {
      one: '{message}. {count} video updated.',
      other: '{message}. {count} videos updated.',
    },
    allFailed: 'Failed to generate thumbnails. Please try again.',
  },
} as const satisfies Sentences;
