/** Volume, current track and queue, in local storage. */
export const PLAYER_KEY = 'player';

/** Apart from the code that reads it, which a visitor who has played nothing does not need. */
export function hasSavedPlayer(): boolean {
  try {
    return localStorage.getItem(PLAYER_KEY) !== null;
  } catch {
    return false;
  }
}
