// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { themeScript, shownTheme, themeStorageKey } from '#web/features/theme/theme.ts';
import { ThemeSwitch } from '#web/features/theme/theme-switch.tsx';

const pageColours = { light: '#faf5ed', dark: '#190b0b' };
const colourAround = () => document.querySelector('meta[name=theme-color]')?.getAttribute('content');

beforeEach(() => {
  const { light, dark } = pageColours;
  document.head.innerHTML = `<meta name="theme-color" content="${light}" data-light="${light}" data-dark="${dark}">`;
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  document.documentElement.className = '';
});

describe('the theme', () => {
  it('is light until someone chooses, and the choice is kept', () => {
    expect(shownTheme()).toBe('light');
    render(<ThemeSwitch />);
    fireEvent.click(screen.getByRole('button'));
    expect(shownTheme()).toBe('dark');
    expect(colourAround()).toBe(pageColours.dark);
    expect(localStorage.getItem(themeStorageKey)).toBe('dark');
    fireEvent.click(screen.getByRole('button'));
    expect(shownTheme()).toBe('light');
    expect(colourAround()).toBe(pageColours.light);
    expect(localStorage.getItem(themeStorageKey)).toBe('light');
  });

  it('still changes where storage is refused', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    render(<ThemeSwitch />);
    fireEvent.click(screen.getByRole('button'));
    expect(shownTheme()).toBe('dark');
  });

  it('follows another tab', () => {
    render(<ThemeSwitch />);
    window.dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue: 'dark' }));
    expect(shownTheme()).toBe('dark');
  });
});

describe('the script before the first paint', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['purple', 'light'],
  ])('turns a kept %s into %s', (kept, shown) => {
    localStorage.setItem(themeStorageKey, kept);
    // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the browser runs this text too
    new Function(themeScript)();
    expect(shownTheme()).toBe(shown);
    expect(colourAround()).toBe(shown === 'dark' ? pageColours.dark : pageColours.light);
  });
});
