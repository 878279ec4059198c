import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import type { FirstStep } from '#shared/first-steps.schema.ts';
import { ON, settingKeys } from '#shared/settings.ts';
import { uploadFormAddress, type UploadFormName } from '#web/features/admin/dashboard/tab-address.ts';
import { goToPlace, type PlaceName } from '#web/features/admin/dashboard/place.tsx';
import { useRemember } from '#web/features/admin/first-steps/use-remember.ts';
import { siteAddress } from '#web/lib/site-address.ts';
import { cn } from '#web/ui/cn.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** What each step is called, why it is worth doing, and where it is done. */
const words: Record<FirstStep, { label: string; why: string; form?: UploadFormName; place?: PlaceName }> = {
  name: { label: 'Write your name', why: 'It appears on every page.', form: 'settings', place: 'artist' },
  about: {
    label: 'Say who you are',
    why: 'A few sentences for the About section.',
    form: 'settings',
    place: 'about',
  },
  photo: { label: 'Add a photo', why: 'A featured one greets your visitors.', form: 'image' },
  song: { label: 'Upload your first song', why: 'MP3, WAV, FLAC and others.', form: 'music' },
  video: { label: 'Add a video', why: 'A file, or a link to YouTube, Vimeo or TikTok.', form: 'video' },
  backup: {
    label: 'Save a backup',
    why: 'One file with everything in it.',
    form: 'settings',
    place: 'backup',
  },
  share: { label: 'Tell people', why: 'Copy the address of your site and send it to somebody.' },
};

const look =
  'font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent';

/** One line of the list: done or not, and the way to where it is done. */
export function Step({ step, isDone }: { step: FirstStep; isDone: boolean }) {
  const { label, why, form, place = form } = words[step];
  return (
    <li className="flex gap-3 py-2">
      {isDone ? (
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success-ink" />
      ) : (
        <Circle aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-edge" />
      )}
      <div className={cn(isDone && 'text-soft')}>
        {form && place ? (
          <Link href={uploadFormAddress(form)} onClick={() => goToPlace(place)} className={look}>
            {label}
          </Link>
        ) : (
          <ShareStep label={label} />
        )}
        {isDone && <span className="sr-only"> (done)</span>}
        <p className="text-sm text-soft">{why}</p>
      </div>
    </li>
  );
}

/** The one that is done right here. */
function ShareStep({ label }: { label: string }) {
  const { mutate: remember } = useRemember();
  const share = async () => {
    const address = siteAddress();
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: 'Address copied', description: address });
    } catch {
      // Browsers keep the clipboard from sites without https: then it is read instead.
      toast({ title: 'The address of your site', description: address });
    }
    remember({ key: settingKeys.shared, value: ON });
  };
  return (
    <button type="button" onClick={() => void share()} className={look}>
      {label}
    </button>
  );
}
