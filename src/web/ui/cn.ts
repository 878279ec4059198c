import { clsx, type ClassValue } from 'clsx';

/**
 * Joins class names. There is no merging of conflicting utilities (that library costs every visitor 7 kB):
 * what varies in a component is a prop, and `className` is for where it stands, not for how it looks.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
