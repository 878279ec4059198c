import { lazy, Suspense } from 'react';
import { useUploadForm } from '#web/features/admin/shell/places.ts';
import { SubTabsList, SubTabsTrigger } from '#web/features/admin/upload/sub-tabs.tsx';
import { PageSpinner } from '#web/ui/states/page-spinner.tsx';
import { Tabs, TabsContent } from '#web/ui/tabs.tsx';

const parts = [
  {
    form: 'music',
    label: 'Music',
    Part: lazy(() => import('#web/features/admin/upload/music/music-tab.tsx')),
  },
  {
    form: 'video',
    label: 'Video',
    Part: lazy(() => import('#web/features/admin/upload/video/video-tab.tsx')),
  },
  {
    form: 'image',
    label: 'Image',
    Part: lazy(() => import('#web/features/admin/upload/image/image-tab.tsx')),
  },
  {
    form: 'settings',
    label: 'Site Settings',
    Part: lazy(() => import('#web/features/admin/settings/site-settings.tsx')),
  },
];

export default function UploadContent() {
  const { form, choose } = useUploadForm();
  return (
    <Tabs value={form} onValueChange={choose} activationMode="manual">
      <SubTabsList aria-label="What to upload">
        {parts.map(({ form, label }) => (
          <SubTabsTrigger key={form} value={form}>
            {label}
          </SubTabsTrigger>
        ))}
      </SubTabsList>
      {parts.map(({ form, Part }) => (
        <TabsContent key={form} value={form}>
          <Suspense fallback={<PageSpinner />}>
            <Part />
          </Suspense>
        </TabsContent>
      ))}
    </Tabs>
  );
}
