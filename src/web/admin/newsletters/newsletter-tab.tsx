import { MailingListCard } from '#web/admin/mailing-list/mailing-list-card.tsx';
import { NewslettersCard } from '#web/admin/newsletters/newsletters-card.tsx';

export default function NewsletterTab() {
  return (
    <div className="flex flex-col gap-6">
      <NewslettersCard />
      <MailingListCard />
    </div>
  );
}
