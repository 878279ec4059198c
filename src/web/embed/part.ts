/** The part of the page with this data-player name, where there is one. */
export function part(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-player="${name}"]`);
}

export function button(name: string): HTMLButtonElement | null {
  return document.querySelector<HTMLButtonElement>(`button[data-player="${name}"]`);
}

/** For the styles, which show Play or Pause by it. */
export function showPlaying(isPlaying: boolean): void {
  document.documentElement.toggleAttribute('data-playing', isPlaying);
}
