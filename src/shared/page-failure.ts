/** What a visitor reads in place of a page that failed, whichever side it failed on. */
export const pageFailure = {
  heading: 'Something Went Wrong',
  text: 'This page could not be shown right now. Please try again in a moment.',
  action: 'Try Again',
};
