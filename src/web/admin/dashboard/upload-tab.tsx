import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useEffect, type ComponentType } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { lateTab } from '#web/admin/dashboard/late-tab.tsx';
import { TabBoundary } from '#web/admin/dashboard/tab-boundary.tsx';
import { LinkTarget, useUploadForm, type UploadFormName } from '#web/admin/navigation.tsx';
import { uploadLimitsQuery } from '#web/admin/upload/upload-limits.ts';
import { hydrateNow } from '#web/lib/lazy/hydrate-when-near.tsx';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { hasEarlyInput, useEarlyInput } from '#web/lib/lazy/use-early-input.ts';
import { interruptedUploadsQuery } from '#web/lib/api/resumable/interrupted-uploads.ts';
import { idsOfThisPage } from '#web/lib/api/resumable/known-uploads.ts';
import { hasDraft } from '#web/lib/drafts.ts';
import { LazyBoundary } from '#web/ui/states/lazy-boundary.tsx';
import { PlainTabsList, PlainTabsTrigger, Tabs, TabsContent } from '#web/ui/tabs.tsx';

export const firstForm = lazyPart(() => import('#web/admin/tracks/upload-track-form.tsx'));
const videos = lazyPart(() => import('#web/admin/videos/upload-video-form.tsx'));
const photos = lazyPart(() => import('#web/admin/photos/upload-photo-form.tsx'));
const shows = lazyPart(() => import('#web/admin/shows/add-shows.tsx'));
const news = lazyPart(() => import('#web/admin/news/write-post-form.tsx'));
const settings = lazyPart(() => import('#web/admin/settings/site-settings.tsx'));

const FIRST_ID = 'upload-music';

const LateFirstForm = lateTab({ id: FIRST_ID, part: firstForm, Content: FirstFormWithInput });

function FirstForm() {
  // A draft is shown without a touch, and what was entered early is kept as one.
  useEffect(() => {
    if (hasDraft('track') || hasEarlyInput(FIRST_ID)) hydrateNow(FIRST_ID);
  }, []);
  return <LateFirstForm />;
}

function FirstFormWithInput() {
  useEarlyInput(FIRST_ID);
  return <firstForm.Part />;
}

const parts: { form: UploadFormName; Part: ComponentType }[] = [
  { form: 'music', Part: FirstForm },
  { form: 'video', Part: videos.Part },
  { form: 'image', Part: photos.Part },
  { form: 'show', Part: shows.Part },
  { form: 'news', Part: news.Part },
  { form: 'settings', Part: settings.Part },
];

const InterruptedCard = lazyPart(() => import('#web/admin/dashboard/interrupted-card.tsx'));

export function UploadTab() {
  // Loads while the script of the form does.
  usePrefetchQuery(uploadLimitsQuery);
  return (
    <>
      <Interrupted />
      <UploadForms />
    </>
  );
}

function Interrupted() {
  const { data } = useQuery(interruptedUploadsQuery);
  const ownIds = idsOfThisPage.use();
  // A dialog continues its file by itself when it is chosen there again.
  const uploads = data?.uploads.filter(({ id, field }) => field && !ownIds.has(id)) ?? [];
  if (uploads.length === 0) return null;
  return (
    <LazyBoundary>
      <InterruptedCard.Part uploads={uploads} />
    </LazyBoundary>
  );
}

function UploadForms() {
  const [form, choose] = useUploadForm();
  return (
    <Tabs value={form} onValueChange={choose} isManual>
      {/* Less prominent than the dashboard's own tabs above them. */}
      <PlainTabsList
        aria-label={ownerText().dashboard.uploadForms}
        className="flex flex-wrap gap-x-6 border-b border-line"
      >
        {parts.map(({ form }) => (
          <PlainTabsTrigger
            key={form}
            value={form}
            className="-mb-px inline-flex h-11 items-center border-b-2 border-transparent px-0.5 font-semibold whitespace-nowrap text-soft transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {ownerText().dashboard.uploadForm[form]}
          </PlainTabsTrigger>
        ))}
      </PlainTabsList>
      {parts.map(({ form, Part }) => (
        <TabsContent key={form} value={form}>
          <TabBoundary isInHtml={Part === FirstForm}>
            <LinkTarget name={form}>
              <Part />
            </LinkTarget>
          </TabBoundary>
        </TabsContent>
      ))}
    </Tabs>
  );
}
