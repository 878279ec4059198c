/** Volume, current track and queue, in local storage. */
export const PLAYER_KEY = 'player';

/** In a separate file, because visitors who have played nothing do not need the code that reads it. */
export function hasSavedPlayer(): boolean {
  try {
    return localStorage.getItem(PLAYER_KEY) !== null;
  } catch {
    return false;
  }
}
