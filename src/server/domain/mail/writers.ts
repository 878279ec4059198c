import type { MailKind } from '#shared/mail/mails.ts';
import type { Writer } from '#server/domain/mail/writer.ts';
import { writeConfirmation } from '#server/domain/mail/writers/confirmation.ts';
import { writeMessageNotice } from '#server/domain/mail/writers/message-notice.ts';
import { writeNewsletter, writeNewsletterTest } from '#server/domain/mail/writers/newsletter.ts';
import { writeNotice } from '#server/domain/mail/writers/notice.ts';
import { writePasswordReset } from '#server/domain/mail/writers/password-reset.ts';
import { writeSignInNotice } from '#server/domain/mail/writers/sign-in-notice.ts';
import { writeSummary } from '#server/domain/mail/writers/summary.ts';
import { writeTestMail } from '#server/domain/mail/writers/test-mail.ts';

export const writers: Record<MailKind, Writer> = {
  message: writeMessageNotice,
  notice: writeNotice,
  signIn: writeSignInNotice,
  confirmation: writeConfirmation,
  newsletter: writeNewsletter,
  newsletterTest: writeNewsletterTest,
  reset: writePasswordReset,
  summary: writeSummary,
  test: writeTestMail,
};
