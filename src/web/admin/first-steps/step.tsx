import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import type { FirstStep } from '#shared/maintenance/maintenance.schema.ts';
import { ON, settingKeys } from '#shared/site/settings.ts';
import { useSaveStep } from '#web/admin/first-steps/first-steps.mutations.ts';
import {
  goToTarget,
  uploadFormAddress,
  type LinkTargetName,
  type UploadFormName,
} from '#web/admin/navigation.tsx';
import { siteAddress } from '#web/lib/api/api.ts';
import { cn } from '#web/ui/cn.ts';
import { toast } from '#web/ui/toast/toast.ts';

const steps: Record<
  FirstStep,
  { label: string; why: string; form?: UploadFormName; target?: LinkTargetName }
> = {
  name: { label: 'Write your name', why: 'It appears on every page.', form: 'settings', target: 'artist' },
  about: {
    label: 'Say who you are',
    why: 'A few sentences for the About section.',
    form: 'settings',
    target: 'about',
  },
  photo: { label: 'Add a photo', why: 'A featured one greets your visitors.', form: 'image' },
  song: { label: 'Upload your first song', why: 'MP3, WAV, FLAC and others.', form: 'music' },
  video: { label: 'Add a video', why: 'A file, or a link to YouTube, Vimeo or TikTok.', form: 'video' },
  backup: {
    label: 'Save a backup',
    why: 'One file with everything in it.',
    form: 'settings',
    target: 'backup',
  },
  share: { label: 'Tell people', why: 'Copy the address of your site and send it to somebody.' },
};

const linkClass =
  'font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent';

export function Step({ step, isDone }: { step: FirstStep; isDone: boolean }) {
  const { label, why, form, target = form } = steps[step];
  return (
    <li className="flex gap-3 py-2">
      {isDone ? (
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success-ink" />
      ) : (
        <Circle aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-edge" />
      )}
      <div className={cn(isDone && 'text-soft')}>
        {form && target ? (
          <Link href={uploadFormAddress(form)} onClick={() => goToTarget(target)} className={linkClass}>
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

/** The only step without a form: it is done by pressing it. */
function ShareStep({ label }: { label: string }) {
  const { mutate: save } = useSaveStep();
  const share = async () => {
    const address = siteAddress();
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: 'Address copied', description: address });
    } catch {
      // Browsers allow the clipboard only over https: elsewhere the owner reads the address.
      toast({ title: 'The address of your site', description: address });
    }
    save({ key: settingKeys.shared, value: ON });
  };
  return (
    <button type="button" onClick={() => void share()} className={linkClass}>
      {label}
    </button>
  );
}
