import { clsx, type ClassValue } from 'clsx';

/**
 * Joins class names without merging conflicting utilities, because tailwind-merge costs 7 kB. Variants of a component
 * are props; `className` is for layout only.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
