import { LinksElsewhere } from '#web/ui/links/links-elsewhere.tsx';
import { Note } from '#web/ui/page/note.tsx';

type Props = {
  credits: string | null;
  links: string[];
  /** What one does with it elsewhere. */
  verb?: 'Listen' | 'Find it';
};

/** Who made something, and where else it can be found; nothing of what is not known. */
export function CreditsAndLinks({ credits, links, verb = 'Listen' }: Props) {
  return (
    <>
      {credits && (
        <Note title="Credits">
          <p dir="auto" className="max-w-prose whitespace-pre-line text-soft">
            {credits}
          </p>
        </Note>
      )}
      {links.length > 0 && (
        <Note title={`${verb} elsewhere`}>
          <LinksElsewhere links={links} verb={`${verb} on`} label={`${verb} elsewhere`} />
        </Note>
      )}
    </>
  );
}
