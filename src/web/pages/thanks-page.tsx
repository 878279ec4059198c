import { Link } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';
import { MessageSent } from '#web/features/contact/message-sent.tsx';
import { sectionHref } from '#web/lib/sections.ts';
import { useArtist } from '#web/lib/use-artist.ts';
import { Button } from '#web/ui/button.tsx';

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
            <Link href={sectionHref('contact')}>Send Another Message</Link>
          </Button>
        </div>
      </MessageSent>
    </div>
  );
}
