import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Circle } from 'lucide-react';
import { Link } from 'wouter';
import { apiPaths } from '#shared/addresses.ts';
import { firstSteps, type FirstStep, type FirstSteps } from '#shared/first-steps.schema.ts';
import { HIDDEN, ON, settingKeys } from '#shared/settings.ts';
import { uploadFormAddress, type UploadFormName } from '#web/features/admin/dashboard/tab-address.ts';
import { api } from '#web/lib/api.ts';
import { siteAddress } from '#web/lib/site-address.ts';
import { reportFailure } from '#web/features/admin/report-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { toast } from '#web/ui/toast/toast.ts';

const words: Record<FirstStep, Pick<StepProps, 'label' | 'why' | 'form'>> = {
  name: { label: 'Write your name', why: 'It stands on every page.', form: 'settings' },
  about: { label: 'Say who you are', why: 'A few sentences for the About section.', form: 'settings' },
  photo: { label: 'Add a photo', why: 'A featured one greets your visitors.', form: 'image' },
  song: { label: 'Upload your first song', why: 'MP3, WAV, FLAC and others.', form: 'music' },
  video: { label: 'Add a video', why: 'A file, or a link to YouTube, Vimeo or TikTok.', form: 'video' },
  backup: { label: 'Save a backup', why: 'One file with everything in it.', form: 'settings' },
  share: { label: 'Tell people', why: 'Copy the address of your site and send it to somebody.' },
};

const stepsKey = [apiPaths.firstSteps];

/** What is left to do on a new site. It ticks itself, and goes when everything is done or the owner has had enough of it. */
export function FirstStepsCard() {
  const { data } = useQuery<FirstSteps>({ queryKey: stepsKey, refetchOnMount: 'always' });
  const { mutate: remember } = useRemember();
  if (!data || data.isHidden || data.done.length === firstSteps.length) return null;
  const share = async () => {
    const address = siteAddress();
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      // Browsers keep the clipboard from sites without https: then it is read instead.
      () => false,
    );
    toast({ title: isCopied ? 'Address copied' : 'The address of your site', description: address });
    remember({ key: settingKeys.shared, value: ON });
  };
  return (
    <div className="mt-6">
      <Card
        title="First steps"
        description={`${data.done.length} of ${firstSteps.length} done`}
        actions={
          <Button
            variant="quiet"
            size="small"
            onClick={() => remember({ key: settingKeys.firstSteps, value: HIDDEN })}
          >
            Hide
          </Button>
        }
      >
        <ol className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {firstSteps.map((step) => (
            <Step
              key={step}
              {...words[step]}
              isDone={data.done.includes(step)}
              onPress={() => void share()}
            />
          ))}
        </ol>
      </Card>
    </div>
  );
}

type StepProps = {
  label: string;
  why: string;
  form?: UploadFormName;
  isDone: boolean;
  /** For what is done right here. */
  onPress: () => void;
};

function Step({ label, why, form, isDone, onPress }: StepProps) {
  const look =
    'font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent';
  return (
    <li className="flex gap-3 py-2">
      {isDone ? (
        <CircleCheck aria-hidden="true" className="text-success-ink mt-0.5 size-5 shrink-0" />
      ) : (
        <Circle aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-edge" />
      )}
      <div className={cn(isDone && 'text-soft')}>
        {form ? (
          <Link href={uploadFormAddress(form)} className={look}>
            {label}
          </Link>
        ) : (
          <button type="button" onClick={onPress} className={look}>
            {label}
          </button>
        )}
        <span className="sr-only">{isDone ? ' (done)' : ''}</span>
        <p className="text-sm text-soft">{why}</p>
      </div>
    </li>
  );
}

function useRemember() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, value }: { key: string; value: string }) =>
      api('PUT', `${apiPaths.settings}/${key}`, { value }),
    onSuccess: () => client.invalidateQueries({ queryKey: stepsKey }),
    onError: (error) => reportFailure(error, 'This could not be saved. Please try again.'),
  });
}
