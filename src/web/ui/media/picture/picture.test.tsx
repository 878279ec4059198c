import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { placeholderBackground } from '#web/ui/media/picture/thumbhash.ts';
import { Picture } from '#web/ui/media/picture/picture.tsx';

const thumbhash = '1QcSHQRnh493V4dIh4eXh1h4kJUI';
const facts = { width: 1000, height: 750, thumbhash, animated: false };
const base = { path: '/uploads/abc.jpg', alt: 'On stage', sizes: '50vw' };

describe('Picture', () => {
  it('offers every format and width, never wider than the original, and keeps its space', () => {
    const html = renderToStaticMarkup(<Picture {...base} facts={facts} />);
    expect(html).toContain(
      'type="image/avif" srcSet="/uploads/abc-320.avif 320w, /uploads/abc-480.avif 480w, /uploads/abc-640.avif 640w,',
    );
    expect(html).toContain('/uploads/abc-1000.webp 1000w');
    expect(html).not.toContain('1080w');
    expect(html).toContain('width="1000" height="750"');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('radial-gradient');
  });

  it('fetches the first picture of a page at once', () => {
    const html = renderToStaticMarkup(<Picture {...base} facts={facts} priority />);
    expect(html).toContain('loading="eager" fetchPriority="high"');
  });

  it('keeps an animated picture moving: WebP or the original, no still formats', () => {
    const html = renderToStaticMarkup(<Picture {...base} facts={{ ...facts, animated: true }} />);
    expect(html).toContain('/uploads/abc-640.webp 640w');
    expect(html).toContain('src="/uploads/abc.jpg"');
    expect(html).not.toMatch(/avif|jpeg/);
  });

  it('crops around the focus, and around the middle where none is known', () => {
    const focus = { x: 0.28, y: 0.353 };
    const html = renderToStaticMarkup(<Picture {...base} facts={{ ...facts, focus }} />);
    expect(html).toContain('object-position:28% 35%');
    expect(renderToStaticMarkup(<Picture {...base} facts={facts} />)).not.toContain('object-position');
  });

  it('shows the original when the picture was never measured', () => {
    const html = renderToStaticMarkup(<Picture {...base} facts={null} />);
    expect(html).toContain('src="/uploads/abc.jpg"');
    expect(html).not.toMatch(/<source|srcSet/);
  });
});

describe('the colours before a picture', () => {
  it('stay small', () => {
    expect(placeholderBackground(thumbhash)?.length).toBeLessThan(260);
  });

  it.each([null, '', 'not base64!', 'AA=='])('are left out for %j', (broken) => {
    expect(placeholderBackground(broken)).toBeUndefined();
  });
});
