import { z } from '#shared/zod.ts';

/** Each kind stands on the dashboard at most once. */
const noticeKinds = ['files', 'disk', 'database', 'pages', 'proxy', 'backup', 'check'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Something the owner should know and can do something about. */
export const noticeSchema = z.object({
  kind: z.enum(noticeKinds),
  message: z.string(),
  since: z.string(),
});
export type Notice = z.infer<typeof noticeSchema>;
