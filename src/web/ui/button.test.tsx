import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from '#web/ui/button.tsx';

it('does not send forms unless told to', () => {
  expect(renderToStaticMarkup(<Button>Play</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});

it('becomes its child when asked, so a link stays a link', () => {
  const html = renderToStaticMarkup(
    <Button asChild className="mt-4">
      <a href="/music">See All Music</a>
    </Button>,
  );
  expect(html).toMatch(/^<a [^>]*href="\/music"/);
  expect(html).toContain('mt-4');
  expect(html).not.toContain('<button');
});
