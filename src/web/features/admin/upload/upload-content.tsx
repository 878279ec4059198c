import { useUploadForm } from '#web/features/admin/shell/places.ts';
import { Tabs, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';

export default function UploadContent() {
  const { form, choose } = useUploadForm();
  return (
    <Tabs value={form} onValueChange={choose} activationMode="manual">
      <TabsList aria-label="What to upload">
        <TabsTrigger value="music">Music</TabsTrigger>
        <TabsTrigger value="video">Video</TabsTrigger>
        <TabsTrigger value="image">Image</TabsTrigger>
        <TabsTrigger value="settings">Site Settings</TabsTrigger>
      </TabsList>
    </Tabs>
  );
}
