import { Link } from 'wouter';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { BuiltInArt } from '#web/ui/media/built-in-art.tsx';

export function NotFound() {
  return (
    <div className="shell grid min-h-[70dvh] content-center items-center gap-10 py-12 md:grid-cols-2 md:py-20">
      <div className="flex flex-col items-start gap-6">
        <h1 className="font-display text-poster">{text().notFound.title}</h1>
        <p className="text-xl text-soft">{text().notFound.text}</p>
        <Link href={pagePaths.home} className={buttonClass({ size: 'large' })}>
          {text().site.backToHome}
        </Link>
      </div>
      <div className="aspect-video overflow-hidden rounded-panel md:aspect-square">
        <BuiltInArt title="404 Page Not Found" shape="hero" />
      </div>
    </div>
  );
}
