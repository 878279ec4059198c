/** Where in the film to look: past the titles, the middle, before the end. */
const MOMENTS = [0.12, 0.45, 0.78];
const WIDTH = 1280;
const PATIENCE_MS = 15_000;

/** Pictures out of a video that has not left the computer; none when the browser cannot play it. */
export async function readFrames(file: File): Promise<File[]> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  const frames: File[] = [];
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await happened(video, 'loadeddata');
    for (const [index, moment] of MOMENTS.entries()) {
      video.currentTime = video.duration * moment;
      await happened(video, 'seeked');
      const picture = await draw(video);
      if (picture) frames.push(new File([picture], `frame-${index + 1}.jpg`, { type: picture.type }));
    }
  } catch {
    // Whatever could be read so far is still worth offering.
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
  return frames;
}

function happened(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const give = () => reject(new Error(`The video never reached ${event}`));
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', give, { once: true });
    signal.addEventListener('abort', give, { once: true });
  });
}

function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, WIDTH / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
}
