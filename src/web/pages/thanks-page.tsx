import { Link } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';
import { MessageSent } from '#web/features/contact/message-sent.tsx';
import { useArtist } from '#web/lib/use-artist.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionLink } from '#web/ui/section-link.tsx';

/** Where the contact form leads when it is sent without script. */
export default function ThanksPage() {
  const { name } = useArtist();
  return (
    <div className="shell grid min-h-[60dvh] content-center py-20">
      <MessageSent artistName={name} level={1}>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link href={pagePaths.home}>Back to the home page</Link>
          </Button>
          <Button asChild variant="outline">
            <SectionLink section="contact">Send Another Message</SectionLink>
          </Button>
        </div>
      </MessageSent>
    </div>
  );
}
