import { ownerText, serverText, text } from '#shared/language/text.ts';
import { maximums, minimums } from '#shared/primitives/limits.ts';
import { line, prose } from '#shared/primitives/fields.schema.ts';
import { z } from '#shared/primitives/zod.ts';
import { emailRule } from '#shared/site/messages.schema.ts';

const username = line({
  name: () => text().account.username,
  min: minimums.username,
  max: maximums.username,
});

/** Spaces at the ends of a password count, so it is not trimmed. */
const passwordLabel = () => text().account.password;
const shortPassword = () => text().rules.tooShort({ field: passwordLabel(), min: minimums.password });
const password = prose({ name: passwordLabel, max: maximums.password, message: shortPassword }).refine(
  (given) => given.length >= minimums.password,
  { error: shortPassword },
);

export const credentialsSchema = z.object({ username, password });
export type Credentials = z.infer<typeof credentialsSchema>;

const enterCurrentPassword = () => ownerText().rules.enterCurrentPassword;
const currentPassword = prose({
  name: passwordLabel,
  max: maximums.password,
  message: enterCurrentPassword,
}).refine((given) => given !== '', { error: enterCurrentPassword });

/** Changes to accounts ask for the password again, so an unattended device cannot make them. */
export const confirmationSchema = z.object({ currentPassword });
export type Confirmation = z.infer<typeof confirmationSchema>;

export const newAccountSchema = credentialsSchema.extend(confirmationSchema.shape);
export type NewAccount = z.infer<typeof newAccountSchema>;

/** Null deletes it. */
const email = emailRule.nullable();

export const emailChangeSchema = confirmationSchema.extend({ email });
export type EmailChange = z.infer<typeof emailChangeSchema>;

export const forgottenPasswordSchema = z.object({ username });

const wrongToken = { error: () => serverText().errors.resetLinkInvalid };
export const passwordResetSchema = z.object({
  token: z.string(wrongToken).max(maximums.token, wrongToken),
  password,
});
export type PasswordReset = z.infer<typeof passwordResetSchema>;

/** The first account is created without a password to confirm with. */
export const registerSchema = credentialsSchema.extend({
  email: email.optional(),
  currentPassword: currentPassword
    .optional()
    .describe('Your own password. Required when you are signed in and add a user.'),
});

export type Registering = z.infer<typeof registerSchema>;

export const passwordChangeSchema = confirmationSchema.extend({ newPassword: password });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const userSchema = z.object({ id: z.number(), username: z.string() });
export type User = z.infer<typeof userSchema>;

export const accountSchema = userSchema.extend({
  createdAt: z.string(),
  isYou: z.boolean(),
  /** Where a link for a forgotten password goes. Null for the accounts of others. */
  email: z.string().nullable(),
});
export type Account = z.infer<typeof accountSchema>;

export const sessionSchema = z.object({
  id: z.number(),
  username: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The IP address of the sign-in; null for sessions older than this column. */
  address: z.string().nullable(),
  /** Browser and operating system as text, such as "Firefox on Windows". */
  device: z.string(),
  isThis: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

export const registrationSchema = z.object({
  open: z.boolean(),
  /** Why registration is refused although the site has no owner yet. */
  reason: z.string().optional(),
});
export type Registration = z.infer<typeof registrationSchema>;
