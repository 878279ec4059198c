import { ArrowLeft, Keyboard, TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths, pagePaths } from '#shared/primitives/addresses.ts';
import type { Notice } from '#shared/maintenance/maintenance.schema.ts';
import { lateTab } from '#web/admin/dashboard/late-tab.tsx';
import { TabBoundary } from '#web/admin/dashboard/tab-boundary.tsx';
import { UploadTab } from '#web/admin/dashboard/upload-tab.tsx';
import { useRenderedQuery } from '#web/lib/api/use-rendered-query.ts';
import { DemoCard } from '#web/admin/demo/demo-card.tsx';
import { FirstStepsCard, ShowFirstSteps } from '#web/admin/first-steps/first-steps-card.tsx';
import { goToTarget, uploadFormAddress, useTab } from '#web/admin/navigation.tsx';
import { overviewQuery } from '#web/admin/overview.queries.ts';
import { OverviewStrip } from '#web/admin/overview/overview-strip.tsx';
import { Palette, PaletteButton } from '#web/admin/palette/palette.tsx';
import { shortcuts } from '#web/lib/navigation/navigation.ts';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';

const ManageTab = lazyPart(() => import('#web/admin/dashboard/manage-tab.tsx')).Part;
const Inbox = lazyPart(() => import('#web/admin/messages/inbox.tsx')).Part;
const NewsletterTab = lazyPart(() => import('#web/admin/newsletters/newsletter-tab.tsx')).Part;
export const statisticsTab = lazyPart(() => import('#web/admin/statistics/statistics-tab.tsx'));
const StatisticsTab = lateTab({ id: 'statistics-tab', part: statisticsTab });

// Three fit in one row on a phone.
const narrow = 'max-sm:gap-1.5 max-sm:px-1.5 max-sm:text-xs';

export function Dashboard() {
  const sendsMail = useArtist().newsletter;
  const [tab, choose] = useTab();
  return (
    <div className="shell tool pt-8 pb-20">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-[1.75rem] leading-tight font-bold tracking-tight">
            {ownerText().dashboard.title}
          </h1>
          <p className="text-soft">{ownerText().dashboard.subtitle}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ShowFirstSteps />
          <ShortcutsButton />
          <PaletteButton />
          <Link href={pagePaths.home} className={buttonClass({ variant: 'outline' })}>
            <ArrowLeft aria-hidden="true" />
            {ownerText().dashboard.backToSite}
          </Link>
        </div>
      </header>
      <Notices />
      <OverviewStrip />
      <FirstStepsCard isOnUploadTab={tab === 'upload'} />
      <DemoCard />
      {/* Manual: the arrow keys must not add every tab to the browser's history. */}
      <Tabs value={tab} onValueChange={choose} isManual className="mt-6">
        <TabsList
          aria-label={ownerText().dashboard.tabs}
          className={cn(!sendsMail && 'max-sm:grid max-sm:grid-cols-2')}
        >
          <TabsTrigger value="upload" className={narrow}>
            {ownerText().dashboard.upload}
          </TabsTrigger>
          <TabsTrigger value="manage" className={narrow}>
            {ownerText().dashboard.manage}
          </TabsTrigger>
          <TabsTrigger value="messages" className={narrow}>
            {ownerText().dashboard.messages}
            <UnreadBadge key={tab} />
          </TabsTrigger>
          {sendsMail && (
            <TabsTrigger value="newsletter" className={narrow}>
              {ownerText().dashboard.newsletter}
            </TabsTrigger>
          )}
          <TabsTrigger value="statistics" className={narrow}>
            {ownerText().dashboard.statistics}
          </TabsTrigger>
        </TabsList>
        <TabsContent value="upload">
          <UploadTab />
        </TabsContent>
        <TabsContent value="manage">
          <TabBoundary>
            <ManageTab />
          </TabBoundary>
        </TabsContent>
        <TabsContent value="messages">
          <TabBoundary>
            <Inbox />
          </TabBoundary>
        </TabsContent>
        {sendsMail && (
          <TabsContent value="newsletter">
            <TabBoundary>
              <NewsletterTab />
            </TabBoundary>
          </TabsContent>
        )}
        <TabsContent value="statistics">
          <TabBoundary isInHtml>
            <StatisticsTab />
          </TabBoundary>
        </TabsContent>
      </Tabs>
      <Palette />
    </div>
  );
}

function Notices() {
  const { data = [] } = useRenderedQuery<Notice[]>({ queryKey: [apiPaths.notices] });
  if (data.length === 0) return null;
  return (
    <section aria-label={ownerText().dashboard.notices} className="mt-6 flex flex-col gap-3">
      {data.map(({ kind, message }) => (
        <p key={kind} className="flex gap-3 rounded-field bg-danger-wash px-4 py-3 text-danger-ink">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 grow break-words">{message}</span>
          {kind === 'mail' && (
            <Link
              href={uploadFormAddress('settings')}
              className="touch-target relative shrink-0 font-semibold underline underline-offset-4"
              onClick={() => goToTarget('mail')}
            >
              {ownerText().mail.look}
            </Link>
          )}
        </p>
      ))}
    </section>
  );
}

function UnreadBadge() {
  const { data } = useRenderedQuery(overviewQuery);
  if (!data || data.unread === 0) return null;
  return (
    <Badge variant="accent">
      {data.unread}
      <span className="sr-only"> {ownerText().dashboard.unread({ count: data.unread })}</span>
    </Badge>
  );
}

/** Opens the same list as the question mark key. */
function ShortcutsButton() {
  return (
    <Button variant="quiet" className="max-sm:hidden" onClick={() => shortcuts.set(true)}>
      <Keyboard aria-hidden="true" />
      {ownerText().dashboard.shortcuts}
    </Button>
  );
}
