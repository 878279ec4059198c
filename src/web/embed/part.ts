/** The part of the page with this data-player name, where there is one. */
export function part<Part extends HTMLElement>(name: string): Part | null {
  return document.querySelector<Part>(`[data-player="${name}"]`);
}

/** For the styles, which show Play or Pause by it. */
export function showPlaying(isPlaying: boolean): void {
  document.documentElement.toggleAttribute('data-playing', isPlaying);
}
