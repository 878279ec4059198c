import { maximums, minimums } from '#shared/limits.ts';
import { line, prose } from '#shared/fields.schema.ts';
import { z } from '#shared/zod.ts';

const username = line({ name: 'Username', min: minimums.username, max: maximums.username });

/** In a password spaces count like any other character. */
const shortPassword = `Password must be at least ${minimums.password} characters`;
const password = prose({ name: 'Password', max: maximums.password, message: shortPassword }).refine(
  (text) => text.length >= minimums.password,
  shortPassword,
);

export const credentialsSchema = z.object({ username, password });
export type Credentials = z.infer<typeof credentialsSchema>;

export const passwordChangeSchema = z.object({ currentPassword: password, newPassword: password });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const userSchema = z.object({ id: z.number(), username: z.string() });
export type User = z.infer<typeof userSchema>;

export const registrationSchema = z.object({ open: z.boolean() });
export type Registration = z.infer<typeof registrationSchema>;
