/** Whether two values of a field say the same. Lists and points are compared by what is in them. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || (isPlain(one) && isPlain(other) && JSON.stringify(one) === JSON.stringify(other));
}

const isPlain = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof File);
