/** Told on the document from the moment the page hears what is pressed. */
export const PAGE_LISTENS = 'page-listens';
