/** Points at which a test may end the program like a power cut. */
type FailPoint = 'file-kept' | 'track-converted' | 'video-converted' | 'migrating';

/** Does nothing unless a test runs the program and `FAIL_POINT` names this point. */
export function failPoint(name: FailPoint): void {
  // Destructured, because the build replaces the expression `process.env.NODE_ENV`.
  const { NODE_ENV, FAIL_POINT } = process.env;
  if (NODE_ENV !== 'test' || FAIL_POINT !== name) return;
  process.kill(process.pid, 'SIGKILL');
}
