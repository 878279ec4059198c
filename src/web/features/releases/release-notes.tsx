import type { ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import { CreditsAndLinks } from '#web/ui/page/credits-and-links.tsx';

export function ReleaseNotes({ release }: { release: ReleaseDetails }) {
  const { description, credits, links } = release;
  if (!description && !credits && links.length === 0) return null;
  return (
    <div className="flex flex-col gap-8">
      {description && (
        <p dir="auto" className="max-w-prose whitespace-pre-line">
          {description}
        </p>
      )}
      <CreditsAndLinks credits={credits} links={links} />
    </div>
  );
}
