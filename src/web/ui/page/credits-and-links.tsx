import { LinksElsewhere } from '#web/ui/links/links-elsewhere.tsx';
import { Note } from '#web/ui/page/note.tsx';

type Props = { credits: string | null; links: string[] };

/** Who made a song or a release, and where else it can be found; nothing of what is not known. */
export function CreditsAndLinks({ credits, links }: Props) {
  return (
    <>
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
    </>
  );
}
