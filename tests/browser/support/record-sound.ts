import type { Page } from '@playwright/test';

/** Records what the audio element plays, to the sample. The page must allow scripts from anywhere (`bypassCSP`). */
export async function recordSound(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(async () => {
    const element = document.querySelector('audio');
    if (!element) throw new Error('Nothing plays');
    const context = new AudioContext({ sampleRate: 48_000 });
    const processor = `registerProcessor('recorder', class extends AudioWorkletProcessor {
      process([[samples]]) { if (samples) this.port.postMessage(samples.slice()); return true; }
    })`;
    await context.audioWorklet.addModule(
      URL.createObjectURL(new Blob([processor], { type: 'text/javascript' })),
    );
    const recorder = new AudioWorkletNode(context, 'recorder');
    const recorded: Float32Array[] = [];
    recorder.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => recorded.push(data));
    recorder.port.start();
    context.createMediaElementSource(element).connect(recorder).connect(context.destination);
    Object.assign(window, { recorded });
  });
  return () =>
    page.evaluate(() => {
      const { recorded } = window as unknown as { recorded: Float32Array[] };
      return recorded.flatMap((samples) => [...samples]);
    });
}
