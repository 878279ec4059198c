import type { Newsletter } from '#shared/mail/newsletters.schema.ts';
import { PreviewOf } from '#web/admin/newsletters/mail-preview.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** A newsletter that was sent, which cannot be changed any more. */
export default function ViewDialog({ newsletter, onClose }: { newsletter: Newsletter; onClose: () => void }) {
  const { subject, body, itemKind, itemId } = newsletter;
  return (
    <Dialog title={subject} width="wide" onClose={onClose}>
      <div className="tool">
        <PreviewOf newsletter={{ subject, body, itemKind, itemId }} />
      </div>
    </Dialog>
  );
}
