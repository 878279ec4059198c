/** Shown by the server and the browser alike. */
export const pageFailure = {
  heading: 'Something Went Wrong',
  text: 'This page could not be shown right now. Please try again in a moment.',
  action: 'Try Again',
};

/** For an embedded player whose item is deleted or not published. */
export const nothingToPlay = 'This is not available right now';
