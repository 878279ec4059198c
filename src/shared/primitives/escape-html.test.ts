import { expect, test } from 'vitest';
import { escapeHtml } from '#shared/primitives/escape-html.ts';

test.each([
  ['Plain – text', 'Plain – text'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['" onload="alert(1)', '&quot; onload=&quot;alert(1)'],
  ["' onload='alert(1)", '&#39; onload=&#39;alert(1)'],
  ['Rock & Roll', 'Rock &amp; Roll'],
  ['&lt;', '&amp;lt;'],
])('%j becomes %j', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});
