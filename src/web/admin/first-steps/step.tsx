import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { ownerText } from '#shared/language/text.ts';
import type { FirstStep } from '#shared/maintenance/first-steps.ts';
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

/** Where each step is done. */
const steps: Record<FirstStep, { form?: UploadFormName; target?: LinkTargetName }> = {
  name: { form: 'settings', target: 'artist' },
  about: { form: 'settings', target: 'about' },
  photo: { form: 'image' },
  song: { form: 'music' },
  video: { form: 'video' },
  backup: { form: 'settings', target: 'backup' },
  share: {},
};

const linkClass =
  'font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent';

export function Step({ step, isDone }: { step: FirstStep; isDone: boolean }) {
  return (
    <li className="flex gap-3 py-2">
      {isDone ? (
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success-ink" />
      ) : (
        <Circle aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-edge" />
      )}
      <div className={cn(isDone && 'text-soft')}>
        <StepLink step={step} />
        {isDone && <span className="sr-only"> {ownerText().start.stepDone}</span>}
        <p className="text-sm text-soft">{ownerText().start.reasons[step]}</p>
      </div>
    </li>
  );
}

export function StepLink({ step, className }: { step: FirstStep; className?: string }) {
  const { form, target = form } = steps[step];
  const label = ownerText().start.steps[step];
  const look = cn(linkClass, className);
  if (!form || !target) return <ShareStep label={label} className={look} />;
  return (
    <Link href={uploadFormAddress(form)} onClick={() => goToTarget(target)} className={look}>
      {label}
    </Link>
  );
}

/** The only step without a form: it is done by pressing it. */
function ShareStep({ label, className }: { label: string; className: string }) {
  const { mutate: save } = useSaveStep();
  const share = async () => {
    const address = siteAddress();
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: ownerText().start.addressCopied, description: address });
    } catch {
      // Browsers allow the clipboard only over https: elsewhere the owner reads the address.
      toast({ title: ownerText().start.address, description: address });
    }
    save({ key: settingKeys.shared, value: ON });
  };
  return (
    <button type="button" onClick={() => void share()} className={className}>
      {label}
    </button>
  );
}
