import { ownerText } from '#shared/language/text.ts';
import { dateAndTime } from '#shared/primitives/date-and-time.ts';
import type { Stored } from '#web/admin/upload/send-once.ts';
import { toast } from '#web/ui/toast/toast.ts';

export function reportMade(release: Stored): void {
  toast({ title: ownerText().releases.make.done, description: madeText(release) });
}

function madeText({ title, visibility, publishAt }: Stored): string {
  const { published, scheduled, draft } = ownerText().releases.make;
  if (visibility === 'published') return published({ title });
  if (publishAt) return scheduled({ title, time: dateAndTime(publishAt) });
  return draft({ title });
}
