import { useQuery } from '@tanstack/react-query';
import { fileTagsQuery } from '#web/features/admin/upload/files/file-tags.ts';
import { FilePreview } from '#web/features/admin/upload/files/file-preview.tsx';
import { Button } from '#web/ui/button.tsx';

type Props = {
  audio: File;
  title: string;
  cover: File | null;
  onTitle: (title: string) => void;
  onCover: (cover: File) => void;
};

/** Offers the title and cover found in the chosen file, as long as they are not in the form already. */
export function FoundInFile({ audio, title, cover, onTitle, onCover }: Props) {
  const { data: tags } = useQuery(fileTagsQuery(audio));
  const offeredTitle = tags?.title && tags.title !== title ? tags.title : null;
  const offeredCover = tags?.cover && tags.cover !== cover ? tags.cover : null;
  if (!offeredTitle && !offeredCover) return null;
  return (
    <section aria-label="Found in the file" className="rounded-field bg-sunk p-3">
      <h3 className="mb-2 text-xs font-semibold text-soft">Found in the file</h3>
      <ul className="flex flex-col gap-2">
        {offeredTitle && (
          <li className="flex items-center gap-3">
            <p className="min-w-0 grow truncate font-semibold">{offeredTitle}</p>
            <Button variant="outline" size="small" onClick={() => onTitle(offeredTitle)}>
              Use title
            </Button>
          </li>
        )}
        {offeredCover && (
          <li className="flex flex-wrap items-center gap-3">
            <FilePreview file={offeredCover} />
            <p className="min-w-40 flex-1 text-xs text-soft">
              {cover ? 'You chose another cover' : 'Used as the cover unless you choose another one'}
            </p>
            <Button variant="outline" size="small" onClick={() => onCover(offeredCover)}>
              Use cover
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
