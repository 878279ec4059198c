/** Why a picture that can be read is still refused. */
export type RefusalReason = 'tooManyPixels' | 'tooManyFrames' | 'animationTooManyPixels' | 'tooHeavy';

/** Thrown in the child process, which knows no sentences. */
export class RefusedPicture extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.name = 'RefusedPicture';
    this.reason = reason;
  }
}
