import { useFormUpload } from '#web/features/admin/upload/sending/form-upload.ts';
import { ImageForm } from '#web/features/admin/upload/image/image-form.tsx';
import { photoQueue } from '#web/features/admin/upload/queue/queues.ts';
import { QueueCard } from '#web/features/admin/upload/queue/queue-card.tsx';
import { Card } from '#web/ui/card.tsx';

export default function ImageTab() {
  const { completed } = useFormUpload('image');
  return (
    <div className="flex flex-col gap-6">
      <QueueCard queue={photoQueue} />
      <Card title="Upload Photos">
        <ImageForm key={completed} onSeveral={photoQueue.add} />
      </Card>
    </div>
  );
}
