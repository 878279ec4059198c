/** Where a test may end the program as a power cut would. */
type FailPoint = 'file-kept' | 'migrating';

/** Does nothing unless a test runs the program and `FAIL_POINT` names this very point. */
export function failPoint(name: FailPoint): void {
  // Taken out of the environment as it is now: the build writes its own into `process.env.NODE_ENV`.
  const { NODE_ENV, FAIL_POINT } = process.env;
  if (NODE_ENV !== 'test' || FAIL_POINT !== name) return;
  process.kill(process.pid, 'SIGKILL');
}
