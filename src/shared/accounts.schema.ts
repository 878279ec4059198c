import { maximums, minimums } from '#shared/limits.ts';
import { line, prose } from '#shared/text.ts';
import { z } from '#shared/zod.ts';

const username = line({
  min: minimums.username,
  max: maximums.username,
  message: `Username must be at least ${minimums.username} characters`,
  tooLong: `Username must be ${maximums.username} characters or fewer`,
});

const password = prose({
  max: maximums.password,
  message: `Password must be at least ${minimums.password} characters`,
  tooLong: `Password must be ${maximums.password} characters or fewer`,
}).refine(
  (text) => text.length >= minimums.password,
  `Password must be at least ${minimums.password} characters`,
);

export const credentialsSchema = z.object({ username, password });
export type Credentials = z.infer<typeof credentialsSchema>;

export const passwordChangeSchema = z.object({ currentPassword: password, newPassword: password });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const userSchema = z.object({ id: z.number(), username: z.string() });
export type User = z.infer<typeof userSchema>;

export const registrationSchema = z.object({ open: z.boolean() });
export type Registration = z.infer<typeof registrationSchema>;
