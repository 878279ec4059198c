import type { Sentences } from '#shared/language/sentences.ts';

/** What all forms and edit dialogs share. */
export const forms = {
  visibilities: { published: 'Published', draft: 'Draft', scheduled: 'Scheduled' },
  // The titles of the dialogs
  edit: {
    track: 'Edit Track',
    release: 'Edit Release',
    video: 'Edit Video',
    photo: 'Edit Image',
    show: 'Edit Show',
    post: 'Edit Post',
    newsletter: 'Edit Newsletter',
  },
  save: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  discardChanges: 'Discard your changes?',
  updated: {
    track: 'Track updated',
    release: 'Release updated',
    video: 'Video updated',
    photo: 'Image updated',
    show: 'Show updated',
    post: 'Post updated',
    newsletter: 'Newsletter updated',
  },
  updatedText: {
    track: 'The track has been successfully updated.',
    release: 'The release has been successfully updated.',
    video: 'The video has been successfully updated.',
    photo: 'The image has been successfully updated.',
    show: 'The show has been successfully updated.',
    post: 'The post has been successfully updated.',
    newsletter: 'The newsletter has been successfully updated.',
  },
  updateFailed: {
    track: 'Failed to update track. Please try again.',
    release: 'Failed to update release. Please try again.',
    video: 'Failed to update video. Please try again.',
    photo: 'Failed to update image. Please try again.',
    show: 'Failed to update show. Please try again.',
    post: 'Failed to update post. Please try again.',
    newsletter: 'Failed to update newsletter. Please try again.',
  },
  openFailed: {
    track: 'Failed to open track. Please try again.',
    release: 'Failed to open release. Please try again.',
    video: 'Failed to open video. Please try again.',
    photo: 'Failed to open image. Please try again.',
    show: 'Failed to open show. Please try again.',
    post: 'Failed to open post. Please try again.',
    newsletter: 'Failed to open newsletter. Please try again.',
  },
  deletedMeanwhile: {
    track: 'This track has been deleted in the meantime. Look for it in the bin.',
    release: 'This release has been deleted in the meantime. Look for it in the bin.',
    video: 'This video has been deleted in the meantime. Look for it in the bin.',
    photo: 'This image has been deleted in the meantime. Look for it in the bin.',
    show: 'This show has been deleted in the meantime. Look for it in the bin.',
    post: 'This post has been deleted in the meantime. Look for it in the bin.',
    newsletter: 'This newsletter has been deleted in the meantime.',
  },
  lookAtTheField: 'Nothing was saved. Please look at the field that is marked.',
  sessionEnded: 'Your session has ended',
  signInAgain: 'Please sign in again. Nothing was changed.',
  uploadCancelled: 'Upload cancelled',
  nothingSaved: 'Nothing was saved.',

  // Two people changed the same thing: the owner chooses one of the two versions
  conflict: {
    track: 'Somebody else changed this track while you were editing.',
    release: 'Somebody else changed this release while you were editing.',
    video: 'Somebody else changed this video while you were editing.',
    photo: 'Somebody else changed this image while you were editing.',
    show: 'Somebody else changed this show while you were editing.',
    post: 'Somebody else changed this post while you were editing.',
    newsletter: 'Somebody else changed this newsletter while you were editing.',
  },
  newerDiffers: 'Nothing of yours has been saved yet. The newer version says:',
  newerIsSame: 'The newer version says the same as yours.',
  loadNewer: 'Load the Newer Version',
  saveOver: 'Save Mine Over It',
  // The values of fields in the newer version. The file is shown beside Cover, Audio, File, Thumbnail or Image.
  values: {
    yes: 'Yes',
    no: 'No',
    empty: '(empty)',
    sameFile: 'The one shown below',
    otherFile: 'Another one',
  },

  // A form that was left and opened again
  draft: {
    label: 'Unsaved draft',
    isBack: 'Your changes from before are back.',
    notSaved: 'They are not saved yet.',
    filesAgain: 'Files may have to be chosen again.',
    discard: 'Discard them',
  },

  releaseDate: 'Release Date',
  releaseDateHint: 'Optional. Without one, the day of the upload is shown.',
  // {release} is the title of the album
  releaseDateOfRelease: 'Optional. Without one, that of “{release}”, {date}, is shown.',
  visibility: 'Visibility',
  visibilityHints: {
    published: 'Everybody sees it',
    draft: 'Only you see it, here in the dashboard',
    scheduled: 'Only you see it until its time has come',
  },
  scheduledFor: 'Scheduled for {time}',
  publishAt: 'Publish At',
  // {zone} is a name like Europe/Berlin
  yourTime: 'Your time, {zone}',

  // {list} is the heading of the list, like “Links” or “More Profiles”
  linkNumber: '{list}, link {number}',
  addLink: 'Add link',
  removeLink: 'Remove {address}',
  removeEmptyLink: 'Remove this row',

  // The files of a song, a release, a video or a photo. The first three are buttons.
  replaceFile: {
    audioFile: 'Replace Audio',
    coverArt: 'Replace Cover',
    videoFile: 'Replace File',
    thumbnail: 'Replace Thumbnail',
    aboutImage: 'Replace Image',
    picture: 'Replace Picture',
    rider: 'Replace Rider',
  },
  chooseFile: {
    audioFile: 'Choose Audio',
    coverArt: 'Choose Cover',
    videoFile: 'Choose File',
    thumbnail: 'Choose Thumbnail',
    aboutImage: 'Choose Image',
    picture: 'Choose Picture',
    rider: 'Choose Rider',
  },
  removeFile: {
    coverArt: 'Remove Cover',
    videoFile: 'Remove File',
    picture: 'Remove Picture',
    rider: 'Remove Rider',
  },
  newFile: {
    audioFile: 'New audio',
    coverArt: 'New cover',
    videoFile: 'New file',
    thumbnail: 'New thumbnail',
    aboutImage: 'New image',
    picture: 'New picture',
    rider: 'New rider',
  },
  // Describes the preview of a file that was just chosen
  newFilePreview: {
    audioFile: 'The new audio',
    coverArt: 'The new cover',
    videoFile: 'The new file',
    thumbnail: 'The new thumbnail',
    aboutImage: 'The new image',
    picture: 'The new picture',
    rider: 'The new rider',
  },
  coverArt: 'Cover Art',
  willBeRemoved: 'Will be removed',
  undo: 'Undo',

  focalPoint: {
    title: 'Focal point',
    hint: 'Tap what matters in the picture. Every crop keeps it.',
    // What a screen reader calls the kind of control
    role: 'movable point',
    position: '{across}% across, {down}% down',
    // The two crops below the picture
    square: 'Square',
    wide: 'Wide',
  },

  embed: {
    // A noun: the section with the code
    title: 'Embed',
    hint: 'Show it on another site',
    code: 'Embed code',
    paste: 'Paste it into a page of another site to show the player there.',
    notYet: 'It works once this is published.',
    copy: 'Copy code',
    copied: 'Embed code copied',
  },
} as const satisfies Sentences;
