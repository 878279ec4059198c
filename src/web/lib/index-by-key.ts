import { isRightToLeft } from '#shared/language/text.ts';

/** The new place in a list after a key press; null for other keys. */
export function indexByKey(key: string, index: number, last: number): number | null {
  const [back, on] = isRightToLeft() ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === 'ArrowUp' || key === back) return index - 1;
  if (key === 'ArrowDown' || key === on) return index + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
