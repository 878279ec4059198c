// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { parseMarkdown } from '#shared/markdown/parse-markdown.ts';
import { Markdown } from '#web/ui/markdown.tsx';

afterEach(cleanup);

test.each([
  ['/shows', 'opens without a reload'],
  ['/music/3-night', 'opens without a reload'],
  ['/press.zip', 'is left to the browser'],
  ['/#contact', 'is left to the browser'],
  ['mailto:a@b.example', 'is left to the browser'],
  ['https://b.example/', 'opens in a new tab'],
])('a link to %s %s', (address, expected) => {
  render(<Markdown content={parseMarkdown(`[here](${address})`)} />);
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe(address);
  let isHandled = false;
  const onClick = (event: MouseEvent) => {
    isHandled = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', onClick, { once: true });
  fireEvent.click(link);
  const byBrowser = link.getAttribute('target') ? 'opens in a new tab' : 'is left to the browser';
  expect(isHandled ? 'opens without a reload' : byBrowser).toBe(expected);
});
