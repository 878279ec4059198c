import type { CSSProperties, ReactNode } from 'react';
import { languageCode, isRightToLeft } from '#shared/language/text.ts';
import type { Artist } from '#shared/site/artist.schema.ts';

/** Mail programs know tables and inline styles, and little else. */

const font = "'Helvetica Neue', Helvetica, Arial, sans-serif";

type PageProps = {
  title: string;
  artist: Artist;
  siteUrl: string;
  footer: (ReactNode | undefined)[];
  children: ReactNode;
};

export function MailPage({ title, artist, siteUrl, footer, children }: PageProps) {
  return (
    <html lang={languageCode()} dir={isRightToLeft() ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: '#f6f1ea' }}>
        <MailTable style={{ width: '100%', backgroundColor: '#f6f1ea' }}>
          <td align="center" style={{ padding: '32px 16px' }}>
            <MailTable style={{ width: '100%', maxWidth: 600, color: '#2b1a17' }}>
              <td style={{ fontFamily: font }}>
                <a
                  href={siteUrl}
                  style={{ color: 'inherit', fontWeight: 800, fontSize: 20, textDecoration: 'none' }}
                >
                  {artist.name}
                </a>
                {children}
                {footer.filter(Boolean).map((line, index) => (
                  <p
                    key={index}
                    style={{ margin: '24px 0 0', fontSize: 13, lineHeight: 1.5, color: '#6d5a53' }}
                  >
                    {line}
                  </p>
                ))}
              </td>
            </MailTable>
          </td>
        </MailTable>
      </body>
    </html>
  );
}

/** One row, for layout only. */
function MailTable({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={style}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

export function MailHeading({ children }: { children: ReactNode }) {
  return <h1 style={{ margin: '32px 0 16px', fontSize: 28, lineHeight: 1.15 }}>{children}</h1>;
}

export function MailText({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 16px', fontSize: 16, lineHeight: 1.6 }}>{children}</p>;
}

export function MailQuote({ title, text }: { title: string; text: string }) {
  return (
    <div style={{ margin: '0 0 24px', padding: 20, backgroundColor: '#ffffff', borderRadius: 12 }}>
      <p style={{ margin: '0 0 8px', fontSize: 16, fontWeight: 700 }}>{title}</p>
      <p style={{ margin: 0, fontSize: 16, lineHeight: 1.6, whiteSpace: 'pre-wrap' }}>{text}</p>
    </div>
  );
}

export function MailButton({ href, children }: { artist: Artist; href: string; children: ReactNode }) {
  return (
    <p style={{ margin: '8px 0 24px' }}>
      <a
        href={href}
        style={{
          display: 'inline-block',
          padding: '14px 28px',
          borderRadius: 99,
          backgroundColor: '#c8452a',
          color: '#ffffff',
          fontSize: 16,
          fontWeight: 700,
          textDecoration: 'none',
        }}
      >
        {children}
      </a>
    </p>
  );
}
