import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { NewNewsletter, NewsletterPreview } from '#shared/mail/newsletters.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { DARK_MEDIA } from '#shared/mail/newsletters.ts';
import { newsletterOf, type NewsletterValues } from '#web/admin/newsletters/newsletter-form.ts';
import { api } from '#web/lib/api/api.ts';
import { TYPING_PAUSE_MS, useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { cn } from '#web/ui/cn.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';

const views = ['desktop', 'phone', 'dark', 'text'] as const;
type View = (typeof views)[number];

/** The mail of the form around it, while it is written. */
export function MailPreview() {
  const { subject, body, itemKind, itemId } = useFormContext<NewsletterValues>().watch();
  // As text, which stays the same while the values do.
  const written = useDebounced(
    JSON.stringify(newsletterOf({ subject, body, itemKind, itemId })),
    TYPING_PAUSE_MS,
  );
  return <PreviewOf newsletter={JSON.parse(written) as NewNewsletter} />;
}

export function PreviewOf({ newsletter }: { newsletter: NewNewsletter }) {
  const [view, setView] = useState<View>('desktop');
  const texts = ownerText().newsletter.preview;
  const { data, isError } = useQuery({
    queryKey: [apiPaths.newsletterPreview, newsletter],
    queryFn: () => api<NewsletterPreview>('POST', apiPaths.newsletterPreview, newsletter),
    enabled: newsletter.subject.trim() !== '',
    // The last one stays until the next has arrived.
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <Tabs value={view} onValueChange={(next) => setView(next as View)} className="min-w-0">
      <TabsList aria-label={texts.title}>
        {views.map((name) => (
          <TabsTrigger key={name} value={name} className="px-4 max-sm:px-2">
            {texts.views[name]}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={view} className="mt-3">
        <div className="h-144 overflow-hidden rounded-field border border-line bg-sunk">
          {data ? (
            <MailView {...data} view={view} />
          ) : (
            <p className="p-4 text-soft">{isError ? texts.failed : texts.waiting}</p>
          )}
        </div>
      </TabsContent>
    </Tabs>
  );
}

/** As wide as the window of a mail program, and made smaller. */
const wideClass = 'h-[150%] w-[150%] origin-top-left scale-[calc(2/3)] rtl:origin-top-right';

function MailView({ html, text, view }: NewsletterPreview & { view: View }) {
  if (view === 'text')
    return (
      <pre
        dir="auto"
        className="h-full overflow-auto p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </pre>
    );
  const page = inColours(html, view === 'dark');
  return (
    <iframe
      // A frame that gets another page while it loads one often stays empty in Chromium.
      key={page}
      title={ownerText().newsletter.preview.title}
      // No scripts, and links open nowhere.
      sandbox=""
      srcDoc={page}
      className={cn('block', view === 'phone' ? 'mx-auto h-full w-full max-w-97.5' : wideClass)}
    />
  );
}

/** A mail follows the colours of the reader's device; here the owner chooses them. */
function inColours(html: string, isDark: boolean): string {
  return html.replaceAll(DARK_MEDIA, isDark ? 'all' : 'not all');
}
