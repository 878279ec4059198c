import { ArrowRight, Copy, Download, X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { ownerText, text } from '#shared/language/text.ts';
import { currentSharePicture } from '#shared/media/share-picture-paths.ts';
import { sharePictureSize } from '#shared/media/pictures.ts';
import { itemPath, slugOf } from '#shared/primitives/addresses.ts';
import { dateAndTime } from '#shared/primitives/date-and-time.ts';
import { ConversionStatus } from '#web/admin/conversion-status.tsx';
import { useConversionProgress } from '#web/admin/conversions.queries.ts';
import type { Published } from '#web/admin/upload/just-published.tsx';
import { qrCode } from '#web/admin/upload/qr-code.ts';
import type { Stored } from '#web/admin/upload/send-once.ts';
import { siteAddress } from '#web/lib/api/api.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/fields/copy-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type Props = Published & { onClose: () => void };

/** The owner may come back to the tab: only a new card moves the page. */
const shown = new WeakSet<Stored>();

/** Shows the owner what has just been published, and how to share it; or when it will be. */
export default function PublishedCard({ kind, item, onClose }: Props) {
  const element = useRef<HTMLElement>(null);
  useConversionProgress();
  useEffect(() => {
    if (shown.has(item)) return;
    shown.add(item);
    // Unless the form has the focus for the next upload.
    if (document.activeElement?.matches('body')) element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
  }, [item]);
  return (
    <section
      ref={element}
      tabIndex={-1}
      aria-label={ownerText().published.title}
      className="relative grid scroll-mt-24 gap-x-8 gap-y-5 rounded-media border border-line bg-surface p-5 outline-none md:p-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]"
    >
      <div className="pe-12 lg:col-start-2">
        <p className="text-sm font-semibold text-soft">{stateOf(item)}</p>
        <h2 className="mt-1 text-2xl leading-tight font-bold tracking-tight wrap-anywhere">{item.title}</h2>
        {(kind === 'track' || kind === 'video') && <ConversionStatus kind={kind} id={item.id} />}
      </div>
      {item.visibility === 'published' && <Sharing kind={kind} item={item} />}
      <IconButton label={text().site.close} className="absolute end-3 top-3" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}

function stateOf({ visibility, publishAt }: Stored): string {
  const { live, goesLive, draft } = ownerText().published;
  if (visibility === 'published') return live;
  return publishAt ? goesLive({ time: dateAndTime(publishAt) }) : draft;
}

function Sharing({ kind, item }: Published) {
  const linkField = useRef<HTMLInputElement>(null);
  const path = itemPath(kind, item);
  const link = siteAddress() + path;
  const code = useMemo(() => qrCode(link), [link]);
  const { picture, qr, saveQr, seeIt } = ownerText().published;
  return (
    <>
      <img
        src={currentSharePicture(kind, item.id)}
        {...sharePictureSize}
        alt={picture}
        className="h-auto w-full rounded-media border border-line bg-sunk lg:col-start-1 lg:row-span-2 lg:row-start-1"
      />
      <div className="flex min-w-0 flex-col gap-5 lg:col-start-2">
        <div className="flex flex-col gap-3">
          <TextField
            ref={linkField}
            label={text().share.link}
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => void copyText(linkField.current, text().share.linkCopied)}>
              <Copy aria-hidden="true" />
              {text().share.copyLink}
            </Button>
            <Link href={path} className={buttonClass({ variant: 'outline' })}>
              {seeIt}
              <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
            </Link>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <img src={code} alt={qr} className="size-32 rounded-small border border-line" />
          <a
            href={code}
            download={`${slugOf(item.title) || item.id}-qr.png`}
            className={buttonClass({ variant: 'quiet' })}
          >
            <Download aria-hidden="true" />
            {saveQr}
          </a>
        </div>
      </div>
    </>
  );
}
