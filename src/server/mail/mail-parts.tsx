import { createContext, useContext, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { isRightToLeft, languageCode } from '#shared/language/text.ts';
import { DARK_MEDIA } from '#shared/mail/newsletters.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { mailLookOf, type MailColours, type MailLook } from '#server/mail/mail-look.ts';

/** Mail programs know tables and inline styles, and little else. */

const LookContext = createContext<MailLook | null>(null);

function useLook(): MailLook {
  const look = useContext(LookContext);
  if (!look) throw new Error('Parts of a mail belong into a MailPage');
  return look;
}

/** Those of the light theme; the classes of `darkStyle` replace them where the reader prefers dark. */
export function useColours(): MailColours {
  return useLook().light;
}

type PageProps = {
  title: string;
  /** What lists of mail show beside the subject. */
  preheader: string;
  artist: Artist;
  siteUrl: string;
  footer: ReactNode[];
  children: ReactNode;
};

export function MailPage({ title, preheader, artist, siteUrl, footer, children }: PageProps) {
  const look = mailLookOf(artist.look);
  const { page, ink, soft, line, button } = look.light;
  return (
    <html lang={languageCode()} dir={isRightToLeft() ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: darkStyle(look.dark) }} />
      </head>
      <body className="page" style={{ margin: 0, padding: 0, backgroundColor: page }}>
        <LookContext value={look}>
          <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preheader}</div>
          <MailTable
            className="page"
            style={{ width: '100%', backgroundColor: page }}
            cell={{ align: 'center', style: { padding: '40px 20px 48px' } }}
          >
            <MailTable
              style={{ width: '100%', maxWidth: 560 }}
              cell={{
                className: 'ink',
                align: isRightToLeft() ? 'right' : 'left',
                style: { fontFamily: look.text, fontSize: 16, lineHeight: 1.6, color: ink },
              }}
            >
              <a
                className="ink"
                href={siteUrl}
                style={{
                  ...look.name,
                  color: ink,
                  fontSize: 34,
                  lineHeight: 1.1,
                  textDecoration: 'none',
                }}
              >
                {artist.name}
              </a>
              <div
                className="button"
                style={{ width: 48, height: 4, margin: '16px 0 32px', backgroundColor: button }}
              />
              {children}
              <div className="line" style={{ margin: '40px 0 20px', borderTop: `1px solid ${line}` }} />
              {footer.filter(Boolean).map((part, index) => (
                <p
                  key={index}
                  className="soft"
                  style={{ margin: '0 0 8px', fontSize: 13, lineHeight: 1.5, color: soft }}
                >
                  {part}
                </p>
              ))}
            </MailTable>
          </MailTable>
        </LookContext>
      </body>
    </html>
  );
}

/** Inline styles would win without `!important`. */
function darkStyle({ page, surface, line, ink, soft, link, button, onButton }: MailColours): string {
  const rules = {
    page: `background-color:${page}!important`,
    surface: `background-color:${surface}!important`,
    line: `border-color:${line}!important`,
    ink: `color:${ink}!important`,
    soft: `color:${soft}!important`,
    link: `color:${link}!important`,
    button: `background-color:${button}!important;color:${onButton}!important`,
  };
  const classes = Object.entries(rules).map(([name, rule]) => `.${name}{${rule}}`);
  return `@media ${DARK_MEDIA}{${classes.join('')}}`;
}

type TableProps = {
  className?: string;
  style: CSSProperties;
  cell: ComponentProps<'td'>;
  children: ReactNode;
};

/** One cell, for layout only. */
function MailTable({ className, style, cell, children }: TableProps) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} className={className} style={style}>
      <tbody>
        <tr>
          <td {...cell}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

export function MailHeading({ children }: { children: ReactNode }) {
  return <h1 style={{ margin: '0 0 16px', fontSize: 26, lineHeight: 1.2 }}>{children}</h1>;
}

export function MailText({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 16px' }}>{children}</p>;
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="link" href={href} style={{ color: useColours().link }}>
      {children}
    </a>
  );
}

/** A box that stands out from the page. */
export function MailCard({ children }: { children: ReactNode }) {
  return (
    <MailTable
      className="surface"
      style={{ width: '100%', margin: '8px 0 24px', borderRadius: 14, backgroundColor: useColours().surface }}
      cell={{ style: { padding: 24 } }}
    >
      {children}
    </MailTable>
  );
}

export function MailQuote({ title, text }: { title: string; text: string }) {
  return (
    <MailCard>
      <p style={{ margin: '0 0 8px', fontWeight: 700 }}>{title}</p>
      <p style={{ margin: 0, whiteSpace: 'pre-wrap' }}>{text}</p>
    </MailCard>
  );
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  const { button, onButton } = useColours();
  return (
    <a
      className="button"
      href={href}
      style={{
        display: 'inline-block',
        padding: '12px 28px',
        borderRadius: 99,
        backgroundColor: button,
        color: onButton,
        fontWeight: 700,
        textDecoration: 'none',
      }}
    >
      {children}
    </a>
  );
}
