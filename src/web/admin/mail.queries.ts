import { queryOptions } from '@tanstack/react-query';
import type { MailState } from '#shared/mail/mails.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';

/** Whether and how the site sends mail, and what waits. */
export const mailQuery = queryOptions<MailState>({ queryKey: [apiPaths.mail], refetchOnMount: 'always' });
