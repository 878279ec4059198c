import { Link } from 'wouter';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { MessageSent } from '#web/features/contact/message-sent.tsx';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { SectionLink } from '#web/ui/page/section-link.tsx';

/** After the contact form was sent without JavaScript. */
export default function ThanksPage() {
  const { name } = useArtist();
  return (
    <div className="shell grid min-h-[60dvh] content-center py-20">
      <MessageSent artistName={name} level={1}>
        <div className="flex flex-wrap gap-3">
          <Link href={pagePaths.home} className={buttonClass()}>
            {text().site.backToHome}
          </Link>
          <SectionLink section="contact" className={buttonClass({ variant: 'outline' })}>
            {text().contact.sendAnother}
          </SectionLink>
        </div>
      </MessageSent>
    </div>
  );
}
