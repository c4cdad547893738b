import * as z from 'zod/mini';
import { answered } from './answered.ts';
import { trimmedCopy } from './characters.ts';
import { isPasswordTooLong, passwordLength, passwordProblems, passwordTooLong } from './passwordRules.ts';
import { Id, line, Moment, storable } from './text.ts';
import { weightUnits } from './weight.ts';

export const carePriorities = [
  'walks',
  'feeding',
  'health',
  'exercise',
  'grooming',
  'training',
  'medications',
  'vet',
] as const;
export const CarePriority = z.enum(carePriorities, 'Unknown care priority');
export type CarePriority = z.infer<typeof CarePriority>;

/** An email address, trimmed and lower-cased, so that two that differ only in case are one account. */
export const Email = z
  .string('Please enter a valid email')
  .check(
    z.overwrite(trimmedCopy),
    z.toLowerCase(),
    z.maxLength(254, 'Please enter a valid email'),
    z.email('Please enter a valid email'),
  );

/** A new password. Its length is limited, because hashing is expensive and anybody can ask for it. */
export const NewPassword = z
  .string('Password is required')
  .check((context) => {
    for (const message of passwordProblems(context.value))
      context.issues.push({ code: 'custom', message, input: context.value });
  }, storable('Password'))
  // For the description of the API.
  .register(z.globalRegistry, { minLength: passwordLength.min, maxLength: passwordLength.max });

export const SignUp = z.object({
  name: line('Name', { min: 2, max: 100, tooShort: 'Name must be at least 2 characters' }),
  email: Email,
  password: NewPassword,
});

/** An existing password. No rules but presence: a password that was once accepted must stay usable. */
const KnownPassword = z.string('Password is required').check(
  z.minLength(1, 'Password is required'),
  z.refine((password) => !isPasswordTooLong(password), passwordTooLong),
);

export const SignIn = z.object({ email: Email, password: KnownPassword });

export const ChangePassword = z.object({
  currentPassword: KnownPassword,
  newPassword: NewPassword,
});

export const ForgotPassword = z.object({ email: Email });

export const ResetPassword = z.object({
  token: z
    .string('Reset token is required')
    .check(
      z.overwrite(trimmedCopy),
      z.minLength(1, 'Reset token is required'),
      z.maxLength(200, 'Invalid or expired reset token'),
    ),
  newPassword: NewPassword,
});

/** The token of a link that verifies an address. */
export const VerifyEmail = z.object({
  token: z
    .string('Invalid or expired verification link')
    .check(
      z.trim(),
      z.minLength(1, 'Invalid or expired verification link'),
      z.maxLength(200, 'Invalid or expired verification link'),
    ),
});

/** Deleting an account asks for its password once more. */
export const DeleteAccount = z.object({ password: KnownPassword });

/** A session on a device. */
export const SignedInDevice = z.object({
  id: Id,
  /** The browser's or app's own name, shortened. */
  device: z.string(),
  createdAt: Moment,
  lastUsedAt: Moment,
  isCurrent: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

/** The first step of onboarding. `name` and `email` may be sent as well and are ignored. */
export const CarePreferences = z.object({
  carePreferences: z.pipe(
    z
      .array(CarePriority, 'Please select at least one care priority')
      .check(
        z.minLength(1, 'Please select at least one care priority'),
        z.maxLength(50, 'Too many care priorities'),
      ),
    z.transform((chosen) => carePriorities.filter((priority) => chosen.includes(priority))),
  ),
});

/** The unit in which somebody sees and enters weights; null for the one that is usual where their browser is. */
export const UnitChoice = z.object({
  weightUnit: z.nullable(z.enum(weightUnits, 'Weight must be in lb or kg')),
});

export const SessionUser = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  isOnboarded: z.boolean(),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const Session = z.object({ token: z.string(), user: SessionUser });
export type Session = z.infer<typeof Session>;

export const Me = z.object({
  userId: Id,
  id: Id,
  name: z.string(),
  email: z.string(),
  /** Whether the owner has opened a link that was mailed to the address. */
  emailVerified: z.boolean(),
  isOnboarded: z.boolean(),
  carePreferences: z.array(answered(carePriorities)),
  /** Null as long as they have not chosen one. */
  weightUnit: z.nullable(answered(weightUnits)),
  createdAt: Moment,
  lastLoginAt: z.nullable(Moment),
});
export type Me = z.infer<typeof Me>;
