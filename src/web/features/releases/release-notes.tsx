import type { ReleaseDetails } from '#shared/releases.schema.ts';
import { LinksElsewhere } from '#web/ui/links/links-elsewhere.tsx';
import { Note } from '#web/ui/page/note.tsx';

/** What the artist wrote about a release, who made it, and where else it can be found. */
export function ReleaseNotes({ release }: { release: ReleaseDetails }) {
  const { description, credits, links } = release;
  if (!description && !credits && links.length === 0) return null;
  return (
    <div className="flex flex-col gap-8">
      {description && <p className="max-w-prose whitespace-pre-line">{description}</p>}
      {credits && (
        <Note title="Credits">
          <p className="max-w-prose whitespace-pre-line text-soft">{credits}</p>
        </Note>
      )}
      {links.length > 0 && (
        <Note title="Listen elsewhere">
          <LinksElsewhere links={links} verb="Listen on" label="Listen elsewhere" />
        </Note>
      )}
    </div>
  );
}
