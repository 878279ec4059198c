import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { mediaExtensions } from '#shared/media/media.ts';
import type { ResumableUpload } from '#shared/media/resumable-uploads.schema.ts';
import { partOfSize } from '#shared/primitives/file-sizes.ts';
import { continueUploads } from '#web/admin/dashboard/continue-uploads.ts';
import { goToTarget, useUploadForm } from '#web/admin/navigation.tsx';
import { reportFailure } from '#web/admin/report-failure.ts';
import { acceptedBy } from '#web/admin/upload/files/check-file.ts';
import { matchInterrupted } from '#web/admin/upload/match-interrupted.ts';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';
import { discardUpload, interruptedUploadsQuery } from '#web/lib/api/resumable/interrupted-uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ProgressBar } from '#web/ui/states/progress-bar.tsx';
import { toast } from '#web/ui/toast/toast.ts';

type Props = { uploads: ResumableUpload[] };

const accepted = acceptedBy([...mediaExtensions.audio, ...mediaExtensions.video, ...mediaExtensions.picture]);

/** Offers to continue uploads that a closed page has interrupted. */
export default function InterruptedCard({ uploads }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const { problem, choose } = useContinue(uploads);
  const { mutate: discard, isPending } = useDiscard();
  const texts = ownerText().upload.interrupted;
  const count = uploads.length;
  const ask = (chosen: ResumableUpload[]) => {
    if (window.confirm(texts.confirmDiscard({ count: chosen.length }))) discard(chosen);
  };
  return (
    <div className="mb-6">
      <Card
        title={texts.title({ count })}
        description={texts.text}
        actions={
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => picker.current?.click()}>{texts.choose({ count })}</Button>
            {count > 1 && (
              <Button variant="quiet" disabled={isPending} onClick={() => ask(uploads)}>
                {texts.discardAll}
              </Button>
            )}
          </div>
        }
      >
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept={accepted}
          aria-label={texts.choose({ count })}
          onChange={(event) => {
            void choose([...(event.target.files ?? [])]);
            // Otherwise choosing the same file again fires no event.
            event.target.value = '';
          }}
        />
        {problem && (
          <p
            role="alert"
            className="mb-4 rounded-field bg-danger-wash px-4 py-2.5 text-sm font-medium wrap-anywhere text-danger-ink"
          >
            {problem}
          </p>
        )}
        <ul className="divide-y divide-line border-t border-line">
          {uploads.map((upload) => (
            <InterruptedRow
              key={upload.id}
              upload={upload}
              isBusy={isPending}
              onDiscard={() => ask([upload])}
            />
          ))}
        </ul>
      </Card>
    </div>
  );
}

function useContinue(uploads: ResumableUpload[]) {
  const limits = useUploadLimits();
  const [, chooseForm] = useUploadForm();
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (files: File[]) => {
    const texts = ownerText().upload.interrupted;
    const { continued, wrong } = await matchInterrupted(files, uploads);
    const names = wrong.map(({ name }) => name).join(', ');
    const { forms, isVideoLeft } = continueUploads(continued, limits);
    const [form] = forms;
    if (form) {
      toast({ title: texts.ready, description: texts.readyText });
      chooseForm(form);
      goToTarget(form);
    }
    if (wrong.length > 0) setProblem(texts.wrongFiles({ count: wrong.length, files: names }));
    else setProblem(isVideoLeft ? texts.oneVideo : null);
  };
  return { problem, choose };
}

function useDiscard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (uploads: ResumableUpload[]) => {
      for (const { id } of uploads) await discardUpload(id);
    },
    onError: (error) => reportFailure(error, ownerText().upload.interrupted.discardFailed),
    onSettled: () => client.invalidateQueries(interruptedUploadsQuery),
  });
}

type RowProps = { upload: ResumableUpload; isBusy: boolean; onDiscard: () => void };

function InterruptedRow({ upload: { name, bytes, received }, isBusy, onDiscard }: RowProps) {
  const { complete, discard } = ownerText().upload.interrupted;
  const amount = partOfSize(received, bytes);
  return (
    <li aria-label={name} className="flex items-center gap-4 py-3">
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-56">
          <p className="truncate font-semibold">{name}</p>
          <p className="mt-0.5 text-xs text-soft tabular-nums">
            {received < bytes ? amount : complete({ amount })}
          </p>
        </div>
        <ProgressBar label={ownerText().upload.progress.of({ file: name })} done={received} total={bytes} />
      </div>
      <IconButton label={discard({ file: name })} size="small" disabled={isBusy} onClick={onDiscard}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
