import type { Sentences } from '#shared/language/sentences.ts';

/** Upload Content: the forms for new songs, videos and photos. */
export const upload = {
  // A song, a video or a photo has been uploaded, or could not be.
  track: {
    stored: 'Music uploaded successfully',
    storedText: 'Your music has been uploaded and is now available on your website.',
    failed: 'Failed to upload music',
  },
  video: {
    stored: 'Video added successfully',
    storedText: 'Your video has been added and is now available on your website.',
    failed: 'Failed to upload video',
  },
  photo: {
    stored: 'Upload successful',
    storedText: 'The image has been uploaded successfully.',
    failed: 'Failed to upload image',
  },
  post: {
    stored: 'Post saved',
    storedText: 'Your post is now on your website.',
    failed: 'Failed to save post',
  },
  // What has been uploaded is not on the website yet.
  unseen: {
    draft: 'It is a draft: only you can see it.',
    scheduled: 'It will be published at the time you chose.',
  },
  failed: 'Upload failed',
  uploading: 'Uploading...',
  // A verb, on a button.
  retry: 'Retry',
  progress: {
    title: 'Upload progress',
    of: 'Progress of {file}',
    // As in “12.4 of 48.0 MB · 1.2 MB/s”, and with one of the times below at the end.
    moving: '{amount} · {speed}',
    movingWithTime: '{amount} · {speed} · {left}',
    secondsLeft: { one: 'about {count} second left', other: 'about {count} seconds left' },
    minutesLeft: { one: 'about {count} minute left', other: 'about {count} minutes left' },
    hoursLeft: { one: 'about {count} hour left', other: 'about {count} hours left' },
    // For screen readers, now and then.
    announced: '{percent}% uploaded',
    allSent: 'Sent. The server is checking it…',
    offline: 'You are offline. The upload goes on by itself when the network is back.',
    waiting: 'Waiting for the connection. The upload goes on by itself.',
    // Stops the upload.
    cancel: 'Cancel',
  },
  // While it was being sent.
  fileChanged: 'The file can no longer be read. It may have been moved or changed. Please choose it again.',
  // Large files of which only a part arrived before the page was closed.
  interrupted: {
    title: { one: 'Continue {count} upload?', other: 'Continue {count} uploads?' },
    text: 'Choose the same files again and they go on where they stopped. The rest is deleted after a day.',
    choose: { one: 'Choose the file', other: 'Choose the files' },
    // The file is on the server, but its form has not been sent.
    complete: '{amount} · complete',
    discard: 'Discard {file}',
    discardAll: 'Discard all',
    confirmDiscard: {
      one: 'Discard what has arrived of {count} file?',
      other: 'Discard what has arrived of {count} files?',
    },
    discardFailed: 'The uploads could not be discarded. Please try again.',
    // {files} is a list of names.
    wrongFiles: {
      one: 'This is not one of the files below, or it has changed since: {files}',
      other: 'These are not the files below, or they have changed since: {files}',
    },
    // Only one video fits into the form.
    oneVideo: 'Videos continue one after the other: choose the next one when this one is added.',
    ready: 'Ready to continue',
    readyText: 'The files are in their forms again. Check the details and start the upload.',
  },
  file: {
    choose: 'Choose a file or drop it here',
    chooseOrDrop: 'Choose files, or drop files or a folder here',
    // What was dropped has no files of the right type, or they cannot be read.
    noneDropped: 'No usable files were found in what you dropped.',
    // For screen readers: the file is taken out of the form.
    remove: 'Remove {file}',
  },
  // Below the fields for files. {types} is a list of formats, such as “MP4, MOV or WebM”.
  hints: {
    audio: '{types}. Maximum {size}.',
    cover: 'JPG or PNG. Recommended: 1400x1400. Maximum {size}.',
    video: '{types}. Max size: {size}',
    thumbnail: 'JPG or PNG. Recommended: 1280x720. Max size: {size}',
    // The field itself names the other formats.
    newPhoto: 'WebP and AVIF work too. Maximum {size}.',
    photo: '{types}. Maximum {size}.',
  },
  // The list of several files that are uploaded one after another.
  queue: {
    title: 'Several at once',
    uploaded: { one: '{done} of {count} file uploaded', other: '{done} of {count} files uploaded' },
    // The owner has stopped the upload.
    uploadedLastSent: {
      one: '{done} of {count} file uploaded. The last file is with the server already and can no longer be called back.',
      other:
        '{done} of {count} files uploaded. The last file is with the server already and can no longer be called back.',
    },
    failed: {
      one: '{failed} of {count} files could not be uploaded. The list says why.',
      other: '{failed} of {count} files could not be uploaded. The list says why.',
    },
    // Buttons.
    start: { one: 'Upload {count} file', other: 'Upload {count} files' },
    stop: 'Stop',
    stopping: 'Stopping...',
    // Takes the uploaded files out of the list.
    clear: 'Clear finished',
    asDrafts: 'Keep as drafts',
    asDraftsHint: 'Only you see them until you publish them',
    titleOf: 'Title of {file}',
    // {details} are some of the words below, such as “lyrics, credits”.
    found: 'From the file: {details}',
    // A file that has not been uploaded yet, one that has been, and one that the owner stopped.
    waiting: 'Waiting',
    done: 'Uploaded',
    cancelled: 'Cancelled',
  },
  // What a file says about its song, within the sentence above.
  details: {
    lyrics: 'lyrics',
    credits: 'credits',
    isrc: 'ISRC',
    releaseDate: 'release date',
  },
  // Lines of the credits of a song. {people} is one name or several.
  credits: {
    written: 'Written by {people}',
    music: 'Music by {people}',
    lyrics: 'Lyrics by {people}',
    arranged: 'Arranged by {people}',
    produced: 'Produced by {people}',
    recorded: 'Recorded by {people}',
    mixed: 'Mixed by {people}',
    remixed: 'Remixed by {people}',
  },
} as const satisfies Sentences;
