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

/** Whoever is signed in proves once more who they are, so that a phone left on a table gives nothing away for good. */
export const confirmationSchema = z.object({ currentPassword: password });
export type Confirmation = z.infer<typeof confirmationSchema>;

/** Another account, made by somebody who is signed in. */
export const newAccountSchema = credentialsSchema.extend(confirmationSchema.shape);
export type NewAccount = z.infer<typeof newAccountSchema>;

/** The first visitor has no password yet to confirm with. */
export const registerSchema = credentialsSchema.extend(confirmationSchema.partial().shape);

export const passwordChangeSchema = confirmationSchema.extend({ newPassword: password });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const userSchema = z.object({ id: z.number(), username: z.string() });
export type User = z.infer<typeof userSchema>;

export const accountSchema = userSchema.extend({
  createdAt: z.string(),
  /** Whether it is the account of whoever asks. */
  isYou: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;

/** One device that is signed in. */
export const sessionSchema = z.object({
  id: z.number(),
  username: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Where the sign-in came from; null for one from before this was noted. */
  address: z.string().nullable(),
  /** The browser and the device, in words. */
  device: z.string(),
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

export const registrationSchema = z.object({
  open: z.boolean(),
  /** Why whoever asks may not register, while nobody owns the site. */
  reason: z.string().optional(),
});
export type Registration = z.infer<typeof registrationSchema>;
