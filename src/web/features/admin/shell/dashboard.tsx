import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';
import { useTab } from '#web/features/admin/shell/places.ts';
import { UnreadBadge } from '#web/features/admin/shell/unread-badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PageSpinner } from '#web/ui/states/page-spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';

const UploadContent = lazy(() => import('#web/features/admin/upload/upload-content.tsx'));
const ManageContent = lazy(async () => ({
  default: (await import('#web/features/admin/library/manage-content.tsx')).ManageContent,
}));
const Messages = lazy(async () => ({
  default: (await import('#web/features/admin/messages/messages.tsx')).Messages,
}));

// All three stand in one row on a phone.
const narrow = 'max-sm:gap-1.5 max-sm:px-1.5 max-sm:text-xs';

/** The owner's side of the site: everything is reached from here. */
export function Dashboard() {
  const { tab, choose } = useTab();
  return (
    <div className="shell tool pt-8 pb-20">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-[1.75rem] leading-tight font-bold tracking-tight">Admin Dashboard</h1>
          <p className="text-soft">Manage your music, videos, and messages</p>
        </div>
        <Link href={pagePaths.home} className={buttonClass({ variant: 'outline' })}>
          <ArrowLeft aria-hidden="true" />
          Back to Site
        </Link>
      </header>
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
            <UnreadBadge />
          </TabsTrigger>
        </TabsList>
        <TabsContent value="upload">
          <Part>
            <UploadContent />
          </Part>
        </TabsContent>
        <TabsContent value="manage">
          <Part>
            <ManageContent />
          </Part>
        </TabsContent>
        <TabsContent value="messages">
          <Part>
            <Messages />
          </Part>
        </TabsContent>
      </Tabs>
    </div>
  );
}

function Part({ children }: { children: ReactNode }) {
  return <Suspense fallback={<PageSpinner />}>{children}</Suspense>;
}
