/** Lets the browser react and paint before the work goes on. */
export function nextTask(): Promise<void> {
  // Not in every browser; what follows it comes before other waiting tasks.
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
