import { CloudOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';

type Props = {
  /** The heading level. */
  level: 1 | 2;
  onRetry: () => void;
  /** The message while online. */
  children: ReactNode;
};

/** Offline it links to the saved tracks. */
export function LoadFailed({ level, onRetry, children }: Props) {
  const [isOffline] = useState(() => !navigator.onLine);
  const Heading = `h${level}` as const;
  if (!isOffline) return <ErrorState onRetry={onRetry}>{children}</ErrorState>;
  return (
    <div className="flex flex-col items-center gap-5 rounded-panel border border-dashed border-line px-6 py-14 text-center">
      <CloudOff aria-hidden="true" className="size-10 text-soft" />
      <div role="alert">
        <Heading className="font-display text-title">{text().offline.title}</Heading>
        <p className="mt-2 max-w-prose text-balance text-soft">{text().offline.notKept}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Link href={pagePaths.offline} className={buttonClass()}>
          {text().offline.songs}
        </Link>
        <Button variant="outline" onClick={onRetry}>
          {text().site.tryAgain}
        </Button>
      </div>
    </div>
  );
}
