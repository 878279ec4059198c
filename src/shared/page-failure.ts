/** What a visitor reads in place of a page that failed, whichever side it failed on. */
export const pageFailure = {
  heading: 'Something Went Wrong',
  text: 'This page could not be shown right now. Please try again in a moment.',
  action: 'Try Again',
};

/** Stands in a frame on another site when what was there is gone, or not published. */
export const nothingToPlay = 'This is not available right now';
