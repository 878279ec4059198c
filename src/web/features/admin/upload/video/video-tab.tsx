import { useFormUpload } from '#web/features/admin/upload/sending/form-upload.ts';
import { VideoForm } from '#web/features/admin/upload/video/video-form.tsx';
import { Card } from '#web/ui/card.tsx';

export default function VideoTab() {
  const { completed } = useFormUpload('video');
  return (
    <Card title="Add Video">
      <VideoForm key={completed} />
    </Card>
  );
}
