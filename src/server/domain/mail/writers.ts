import type { MailKind } from '#shared/mail/mails.ts';
import type { Writer } from '#server/domain/mail/writer.ts';
import { writeConfirmation } from '#server/domain/mail/writers/confirmation.ts';
import { writeMessageNotice } from '#server/domain/mail/writers/message-notice.ts';

export const writers: Record<MailKind, Writer> = {
  message: writeMessageNotice,
  confirmation: writeConfirmation,
};
