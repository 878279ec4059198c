import { MusicForm } from '#web/features/admin/upload/music/music-form.tsx';
import { songQueue } from '#web/features/admin/upload/queue/queues.ts';
import { QueueCard } from '#web/features/admin/upload/queue/queue-card.tsx';
import { useFormUpload } from '#web/features/admin/upload/sending/form-upload.ts';
import { Card } from '#web/ui/card.tsx';

export default function MusicTab() {
  const { completed } = useFormUpload('music');
  return (
    <div className="flex flex-col gap-6">
      <QueueCard queue={songQueue} />
      <Card title="Upload New Music">
        <MusicForm key={completed} onSeveral={songQueue.add} />
      </Card>
    </div>
  );
}
