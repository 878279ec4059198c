import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from '#web/ui/button.tsx';

it('does not send forms unless told to', () => {
  expect(renderToStaticMarkup(<Button>Play</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});
