import { Link } from 'wouter';
import { text } from '#shared/language/text.ts';
import { Sentence } from '#web/ui/sentence.tsx';

export function WelcomeNote({ href, kind }: { href: string; kind: 'register' | 'firstSteps' }) {
  const { sentence, link } = text().welcome[kind];
  return (
    <p className="bg-sunk px-4 py-3 text-center text-pretty">
      <Sentence
        of={sentence}
        parts={{
          link: (
            <Link href={href} className="font-semibold underline">
              {link}
            </Link>
          ),
        }}
      />
    </p>
  );
}
