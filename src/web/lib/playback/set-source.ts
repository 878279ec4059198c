export function setSource(media: HTMLMediaElement, address: string, position: number): void {
  media.src = address;
  if (position > 0) media.currentTime = position;
}
