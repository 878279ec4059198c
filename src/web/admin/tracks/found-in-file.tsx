import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { acceptedTags, fileTagsQuery } from '#web/admin/upload/files/file-tags.ts';
import { tagFields } from '#web/admin/upload/files/track-tags.ts';
import { FilePreview } from '#web/admin/upload/files/file-preview.tsx';
import { Button } from '#web/ui/button.tsx';

const names = ['title', ...tagFields] as const;

type Props = {
  audio: File;
  /** The cover in the form, if the one from the file may replace it. */
  cover?: { file: File | null; onFile: (file: File) => void };
};

/** Offers the tags of the chosen file that are not in the form yet. */
export function FoundInFile({ audio, cover }: Props) {
  const { watch, setValue } = useFormContext<Record<(typeof names)[number], string>>();
  const { data: tags } = useQuery(fileTagsQuery(audio));
  if (!tags) return null;
  const found = { title: tags.title, ...acceptedTags(tags) };
  const offered = names.flatMap((name) => {
    const text = found[name];
    return text && text !== watch(name) ? [{ name, text }] : [];
  });
  const offeredCover = cover && tags.cover !== cover.file ? tags.cover : null;
  if (offered.length === 0 && !offeredCover) return null;
  const { title, anotherCover, usedCover } = ownerText().tracks.foundInFile;
  return (
    <section aria-label={title} className="rounded-field bg-sunk p-3">
      <h3 className="mb-2 text-xs font-semibold text-soft">{title}</h3>
      <ul className="flex flex-col gap-2">
        {offered.map(({ name, text }) => (
          <Offer
            key={name}
            name={name}
            onUse={() => setValue(name, text, { shouldValidate: true, shouldDirty: true })}
          >
            <p className="min-w-40 flex-1 truncate font-semibold">
              {name === 'releaseDate' ? shortDate(text) : text}
            </p>
          </Offer>
        ))}
        {offeredCover && (
          <Offer name="cover" onUse={() => cover?.onFile(offeredCover)}>
            <FilePreview file={offeredCover} />
            <p className="min-w-40 flex-1 text-xs text-soft">{cover?.file ? anotherCover : usedCover}</p>
          </Offer>
        )}
      </ul>
    </section>
  );
}

type OfferProps = { name: (typeof names)[number] | 'cover'; onUse: () => void; children: ReactNode };

function Offer({ name, onUse, children }: OfferProps) {
  return (
    <li className="flex flex-wrap items-center gap-3">
      {children}
      <Button variant="outline" size="small" onClick={onUse}>
        {ownerText().tracks.use[name]}
      </Button>
    </li>
  );
}
