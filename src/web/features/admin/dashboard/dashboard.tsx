import { usePrefetchQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';
import { Notices } from '#web/features/admin/dashboard/notices.tsx';
import { ShortcutsButton } from '#web/features/admin/dashboard/shortcuts-button.tsx';
import { useTab } from '#web/features/admin/dashboard/tab-address.ts';
import { TabBoundary } from '#web/features/admin/dashboard/tab-boundary.tsx';
import { UnreadBadge } from '#web/features/admin/dashboard/unread-badge.tsx';
import { DemoCard } from '#web/features/admin/demo/demo-card.tsx';
import { FirstStepsCard } from '#web/features/admin/first-steps/first-steps-card.tsx';
import { ShowFirstSteps } from '#web/features/admin/first-steps/show-first-steps.tsx';
import { uploadLimitsQuery } from '#web/features/admin/upload/upload-limits.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';

const UploadTab = lazyPart(() => import('#web/features/admin/dashboard/upload-tab.tsx')).Part;
const ManageTab = lazyPart(() => import('#web/features/admin/dashboard/manage-tab.tsx')).Part;
const Inbox = lazyPart(() => import('#web/features/admin/messages/inbox.tsx')).Part;

// All three stand in one row on a phone.
const narrow = 'max-sm:gap-1.5 max-sm:px-1.5 max-sm:text-xs';

/** The owner's side of the site: everything is reached from here. */
export function Dashboard() {
  const { tab, choose } = useTab();
  // On its way while the tab's script is.
  usePrefetchQuery(uploadLimitsQuery);
  return (
    <div className="shell tool pt-8 pb-20">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-[1.75rem] leading-tight font-bold tracking-tight">Admin Dashboard</h1>
          <p className="text-soft">Manage your music, videos, and messages</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ShowFirstSteps />
          <ShortcutsButton />
          <Link href={pagePaths.home} className={buttonClass({ variant: 'outline' })}>
            <ArrowLeft aria-hidden="true" />
            Back to Site
          </Link>
        </div>
      </header>
      <Notices />
      <FirstStepsCard />
      <DemoCard />
      {/* Manual: walking along the tabs with the arrow keys must not fill the browser's history. */}
      <Tabs value={tab} onValueChange={choose} activationMode="manual" className="mt-6">
        <TabsList aria-label="Dashboard">
          <TabsTrigger value="upload" className={narrow}>
            Upload Content
          </TabsTrigger>
          <TabsTrigger value="manage" className={narrow}>
            Manage Content
          </TabsTrigger>
          <TabsTrigger value="messages" className={narrow}>
            Messages
            <UnreadBadge key={tab} />
          </TabsTrigger>
        </TabsList>
        <TabsContent value="upload">
          <TabBoundary>
            <UploadTab />
          </TabBoundary>
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
      </Tabs>
    </div>
  );
}
