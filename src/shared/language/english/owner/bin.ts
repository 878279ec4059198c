import type { Sentences } from '#shared/language/sentences.ts';

/** The bin, deleting and restoring. */
export const bin = {
  title: 'Bin',
  description: {
    one: 'What you delete leaves your site at once and waits here for {count} day.',
    other: 'What you delete leaves your site at once and waits here for {count} days.',
  },
  list: 'Deleted',
  none: 'The bin is empty.',
  failed: 'The bin could not be loaded. Please reload the page.',
  kinds: {
    track: 'Track',
    release: 'Release',
    video: 'Video',
    photo: 'Image',
    show: 'Show',
    post: 'Post',
  },
  // Both are dates
  dates: 'Deleted {deleted}, gone for good on {gone}',

  // Putting something into the bin
  confirm: {
    track: 'Are you sure you want to delete this track?',
    release: 'Are you sure you want to delete this release?',
    video: 'Are you sure you want to delete this video?',
    photo: 'Are you sure you want to delete this image?',
    show: 'Are you sure you want to delete this show?',
    post: 'Are you sure you want to delete this post?',
    message: 'Are you sure you want to delete this message?',
    newsletter: 'Are you sure you want to delete this newsletter? Who has not got it yet will not get it.',
  },
  deleted: {
    track: 'Track deleted',
    release: 'Release deleted',
    video: 'Video deleted',
    photo: 'Image deleted',
    show: 'Show deleted',
    post: 'Post deleted',
    message: 'Message deleted',
    newsletter: 'Newsletter deleted',
  },
  deletedText: {
    track: 'The track has been successfully deleted.',
    release: 'The release has been successfully deleted.',
    video: 'The video has been successfully deleted.',
    photo: 'The image has been successfully deleted.',
    show: 'The show has been successfully deleted.',
    post: 'The post has been successfully deleted.',
    message: 'The message has been successfully deleted.',
    newsletter: 'The newsletter has been successfully deleted.',
  },
  deleteFailed: {
    track: 'Failed to delete track. Please try again.',
    release: 'Failed to delete release. Please try again.',
    video: 'Failed to delete video. Please try again.',
    photo: 'Failed to delete image. Please try again.',
    show: 'Failed to delete show. Please try again.',
    post: 'Failed to delete post. Please try again.',
    message: 'Failed to delete message. Please try again.',
    newsletter: 'Failed to delete newsletter. Please try again.',
  },
  undo: 'Undo',
  // Describes “Undo” for screen readers
  undoHint: {
    track: 'To take the track back, open the bin under Manage Content',
    release: 'To take the release back, open the bin under Manage Content',
    video: 'To take the video back, open the bin under Manage Content',
    photo: 'To take the image back, open the bin under Manage Content',
    show: 'To take the show back, open the bin under Manage Content',
    post: 'To take the post back, open the bin under Manage Content',
  },

  // Taking something out of the bin
  restore: 'Restore',
  restoreItem: 'Restore {title}',
  restored: {
    track: 'Track restored',
    release: 'Release restored',
    video: 'Video restored',
    photo: 'Image restored',
    show: 'Show restored',
    post: 'Post restored',
  },
  restoredText: {
    track: 'The track is back where it was.',
    release: 'The release is back where it was.',
    video: 'The video is back where it was.',
    photo: 'The image is back where it was.',
    show: 'The show is back where it was.',
    post: 'The post is back where it was.',
  },
  restoreFailed: {
    track: 'Failed to restore track. Please try again.',
    release: 'Failed to restore release. Please try again.',
    video: 'Failed to restore video. Please try again.',
    photo: 'Failed to restore image. Please try again.',
    show: 'Failed to restore show. Please try again.',
    post: 'Failed to restore post. Please try again.',
  },

  // Emptying the bin
  forGood: {
    delete: 'Delete for good',
    deleteItem: 'Delete for good {title}',
    confirm: 'Delete “{title}” for good? This cannot be undone.',
    deleted: 'Deleted for good',
    deletedText: '“{title}” and its files are gone.',
    failed: 'Failed to delete for good. Please try again.',
    empty: 'Empty Bin',
    confirmEmpty: 'Delete everything in the bin for good? This cannot be undone.',
    emptied: 'Bin emptied',
    emptiedText: 'Everything in it is gone for good.',
  },

  diskUse: {
    title: 'Disk Use',
    description:
      'Your files, and the smaller copies of pictures that let pages load fast. The copies are counted once a day.',
    failed: 'Disk use could not be loaded. Please reload the page.',
    // {used} and {free} are sizes like 3.4 GB
    used: '{used} in use.',
    usedAndFree: '{used} in use, {free} free.',
    nothing: 'Nothing is stored yet.',
    nothingAndFree: 'Nothing is stored yet, {free} free.',
    songs: 'Songs',
    videos: 'Videos',
    pictures: 'Pictures',
    sizes: 'Smaller copies of pictures',
    bin: 'Bin',
    notCounted: 'not counted yet',
  },
} as const satisfies Sentences;
