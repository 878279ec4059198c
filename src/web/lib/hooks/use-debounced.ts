import { useEffect, useState } from 'react';

/** A word is asked for when it has been typed, not each of its letters. */
export const TYPING_PAUSE_MS = 250;

/** The value once it has stopped changing for a moment, such as what somebody types. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
