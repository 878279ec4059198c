/** The text of the announcement that was closed last: another one is shown again. */
const storageKey = 'closed-announcement';

/** Styles hide the bar by this attribute of the document, because the server does not know what was closed. */
function setClosed(isClosed: boolean): void {
  document.documentElement.toggleAttribute('data-announcement-closed', isClosed);
}

export function closeAnnouncement(announcement: string): void {
  setClosed(true);
  try {
    localStorage.setItem(storageKey, announcement);
  } catch {
    // Storage may be forbidden; the bar then stays closed until the next reload.
  }
}

export function showUnlessClosed(announcement: string): void {
  try {
    setClosed(localStorage.getItem(storageKey) === announcement);
  } catch {
    setClosed(false);
  }
}

/** Runs inline in the head before the first paint, so that a closed bar takes no room. Its element has the text. */
export const closedAnnouncementScript = `try{if(localStorage.getItem('${storageKey}')===document.currentScript.dataset.announcement)document.documentElement.dataset.announcementClosed=''}catch{}`;
