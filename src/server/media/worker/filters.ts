import { type FilterContext, FilterGraph, type Frame } from 'node-av/lib';
import { throwUnlessDone } from '#server/media/worker/ffmpeg-step.ts';
import { closeAfterJob, DamagedFile, newFrame } from '#server/media/worker/open-media.ts';

/**
 * FFmpeg's filters between a decoder and its encoders. The description names its ends: `abuffer@in=…`, `abuffersink@out`.
 */
export class Filters {
  readonly #graph = new FilterGraph();
  readonly #frame = newFrame();

  constructor(description: string, { threads = 1 } = {}) {
    this.#graph.alloc();
    this.#graph.nbThreads = threads;
    closeAfterJob(() => {
      this.#frame.free();
      this.#graph.free();
    });
    throwUnlessDone(this.#graph.parse2(description), 'reading the filters');
  }

  async open(): Promise<void> {
    throwUnlessDone(await this.#graph.config(), 'connecting the filters');
  }

  /** Such as `ebur128@meter`. */
  filter(name: string): FilterContext {
    const filter = this.#graph.getFilter(name);
    if (!filter) throw new Error(`There is no filter ${name}`);
    return filter;
  }

  /** Takes the frame, which is empty afterwards; `null` ends the input. A recording that changes its format halfway cannot be filtered. */
  async add(source: string, frame: Frame | null): Promise<void> {
    const code = await this.filter(source).buffersrcAddFrame(frame);
    if (code < 0) throw new DamagedFile(`filtering failed with ${code}`);
  }

  /** The frames that are ready. The frame object is reused. */
  async *framesFrom(sink: string): AsyncGenerator<Frame> {
    const output = this.filter(sink);
    while ((await output.buffersinkGetFrame(this.#frame)) >= 0) {
      yield this.#frame;
      this.#frame.unref();
    }
  }
}
