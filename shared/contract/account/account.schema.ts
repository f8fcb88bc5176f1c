import { z } from 'zod';
import { errorCode } from '../errors/errors.ts';
import { LANGUAGES } from '../languages.ts';
import { EMAIL_PATTERN, NAME_PATTERN, PASSWORD_PATTERN, TEXT } from '../limits.ts';
import { nameLength, toEmail, toName, toPhoneText } from '../typed-text.ts';
import {
  checkLength,
  idSchema,
  lineSchema,
  linkedInAddressSchema,
  timeSchema,
  webAddressSchema,
} from '../wire/wire.schema.ts';

/** The address in lower case, with the domain as the domain name system has it; see `toEmail`. */
export const emailSchema = z
  .string()
  .overwrite(toEmail)
  .pipe(z.email({ pattern: EMAIL_PATTERN, error: errorCode('value.invalid_email') }).max(TEXT.email));
/** One letter is a name, too; forms ask whether it is the whole one. */
export const personNameSchema = z
  .string()
  .overwrite(toName)
  .superRefine((name, context) => {
    if (nameLength(name) <= TEXT.nameMax) return;
    context.addIssue({
      code: 'too_big',
      origin: 'string',
      maximum: TEXT.nameMax,
      inclusive: true,
      input: name,
    });
  })
  .regex(NAME_PATTERN, errorCode('value.not_a_name'))
  .meta({ minLength: 1 });
const newPasswordSchema = z.string().regex(PASSWORD_PATTERN, errorCode('account.password_too_weak'));
const currentPasswordSchema = z
  .string()
  .superRefine(checkLength({ min: 1, max: TEXT.passwordMax }))
  .meta({ id: 'CurrentPassword' });
/** Validity is decided by the phone-number parser of the server, which stores it by `storedPhone`; here only its length. */
export const phoneSchema = z.string().overwrite(toPhoneText).max(TEXT.phoneInputMax);

/** Several lines. A multipart body has them with carriage returns. */
const aboutSchema = z
  .string()
  .overwrite((text) => text.replaceAll('\r\n', '\n'))
  .trim()
  .superRefine(checkLength({ min: 0, max: TEXT.aboutMax }))
  .meta({ maxLength: TEXT.aboutMax });

const languageSchema = z.enum(LANGUAGES);

/** What a person tells of themselves, to those who may read their name; each may be empty. */
const introductionSchema = z.object({
  company: z.string(),
  role: z.string(),
  place: z.string(),
  website: z.string(),
  /** The languages they speak, in their words. */
  spoken_languages: z.string(),
  about: z.string(),
});

export const userSchema = z
  .object({
    id: idSchema,
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    linkedin_url: z.string(),
    ...introductionSchema.shape,
    phone: z.string(),
    image: z.string().nullable(),
    /**
     * Whether this person has shown that the address is theirs. Until then they can neither publish, ask for access,
     * upload nor link.
     */
    email_proven: z.boolean(),
    /** Staff who have the rights of others until they set up a second factor. */
    second_factor_needed: z.boolean(),
    is_staff: z.boolean(),
    /** Whether the account has a password; false if it has only ever used a social provider. */
    has_password: z.boolean(),
    /** The language of the mails. */
    language: languageSchema,
    created_at: timeSchema,
  })
  .meta({ id: 'User' });

/** The parts of a person that the other side of a request or a deal may see. */
export const partySchema = z
  .object({
    /** Both names are empty if the reader may no longer know the person. */
    first_name: z.string(),
    last_name: z.string(),
    linkedin_url: z.string(),
    ...introductionSchema.shape,
    image: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** They can't sign in at the moment. */
    is_suspended: z.boolean(),
    /** Their account is closed: instead of the name clients say that, in the language of the page. */
    is_former: z.boolean(),
  })
  .meta({ id: 'Party' });

const samePasswords = (body: { password1: string; password2: string }) => body.password1 === body.password2;
const differ = { path: ['password2'], message: errorCode('account.passwords_differ') };

export const tokensSchema = z.object({ access: z.string(), refresh: z.string() }).meta({ id: 'Tokens' });
export const signInBodySchema = z
  .object({
    email: emailSchema,
    password: currentPasswordSchema,
    remember_me: z.boolean().default(false),
    /** The ticket of the mailed link that is needed after too many failed sign-ins from an address. */
    ticket: z.string().max(1000).optional(),
  })
  .meta({ id: 'SignInBody' });
export const signUpBodySchema = z
  .object({
    email: emailSchema,
    password1: newPasswordSchema,
    password2: z.string().max(1000),
    first_name: personNameSchema,
    last_name: personNameSchema,
    phone: phoneSchema.optional(),
    /** Untold: as the browser asks. */
    language: languageSchema.optional(),
  })
  .refine(samePasswords, differ)
  .meta({ id: 'SignUpBody' });
export const signUpResponseSchema = tokensSchema.extend({ user: userSchema }).meta({ id: 'SignUpResponse' });
export const refreshBodySchema = z
  .object({ refresh: z.string().min(1).max(2000) })
  .meta({ id: 'RefreshBody' });
export const recoveryBodySchema = z
  .object({
    email: emailSchema,
    is_admin_area: z.boolean().default(false),
  })
  .meta({ id: 'RecoveryBody' });
export const setUpPasswordBodySchema = z
  .object({
    password1: newPasswordSchema,
    password2: z.string().max(1000),
    token: z.string().min(1).max(500),
  })
  .refine(samePasswords, differ)
  .meta({ id: 'SetUpPasswordBody' });
export const verifyEmailBodySchema = z
  .object({ token: z.string().min(1).max(500) })
  .meta({ id: 'VerifyEmailBody' });
/** The token of a mailed link. */
export const mailedTokenBodySchema = z
  .object({ token: z.string().min(1).max(500) })
  .meta({ id: 'MailedTokenBody' });
/** The password is that of the account before the change; it is asked for where a second factor would be removed. */
export const undoChangeBodySchema = mailedTokenBodySchema
  .extend({ password: z.string().max(500).optional() })
  .meta({ id: 'UndoChangeBody' });
export const emailChangeBodySchema = z.object({ email: emailSchema }).meta({ id: 'EmailChangeBody' });
/** The address that a link was sent to and that is not confirmed yet; null if there is none. */
export const emailChangeSchema = z
  .object({ pending_email: z.string().nullable() })
  .meta({ id: 'EmailChange' });
/** Whether the link to choose a new password holds. */
export const recoveryLinkSchema = z.object({ is_open: z.boolean() }).meta({ id: 'RecoveryLink' });
/** The state of the link in a mail about an account. It is also `used` if an earlier link has undone its change. */
export const undoLinkSchema = z
  .object({ state: z.enum(['open', 'used', 'invalid']) })
  .meta({ id: 'UndoLink' });
export const undoneChangeSchema = z
  .object({
    /** The address of the account from now on. */
    email: z.string(),
    /** A token to choose a new password, like the one of a recovery mail. */
    recovery_token: z.string(),
  })
  .meta({ id: 'UndoneChange' });
export const changePasswordBodySchema = z
  .object({
    old_password: currentPasswordSchema,
    password1: newPasswordSchema,
    password2: z.string().max(1000),
  })
  .refine(samePasswords, differ)
  .meta({ id: 'ChangePasswordBody' });
export const confirmBodySchema = z.object({ password: currentPasswordSchema }).meta({ id: 'ConfirmBody' });
/** How long the session still counts as confirmed; 0 if it has to be confirmed. */
export const confirmedSchema = z.object({ seconds_left: z.int().min(0) }).meta({ id: 'Confirmed' });
/** The password, of an account that has one. */
export const closeAccountBodySchema = z
  .object({ password: currentPasswordSchema.optional() })
  .nullish()
  .meta({ id: 'CloseAccountBody' });
/** The text parts of the multipart body; `image` is its file part, or empty to take the picture away. Only changed fields are sent. */
export const profileFieldsSchema = z
  .object({
    first_name: personNameSchema.optional(),
    last_name: personNameSchema.optional(),
    linkedin_url: linkedInAddressSchema.optional(),
    company: lineSchema({ max: TEXT.companyNameMax }).optional(),
    role: lineSchema({ max: TEXT.lineMax }).optional(),
    place: lineSchema({ max: TEXT.placeMax }).optional(),
    website: webAddressSchema.optional(),
    spoken_languages: lineSchema({ max: TEXT.lineMax }).optional(),
    about: aboutSchema.optional(),
    phone: phoneSchema.optional(),
    language: languageSchema.optional(),
    image: z.literal('').optional(),
  })
  .meta({ id: 'ProfileFields' });

export type ProfileBody = Omit<z.input<typeof profileFieldsSchema>, 'image'> & { image?: Blob | '' };
export type User = z.infer<typeof userSchema>;
export type Party = z.infer<typeof partySchema>;
export type Introduction = z.infer<typeof introductionSchema>;
export type Tokens = z.infer<typeof tokensSchema>;
export type SignInBody = z.input<typeof signInBodySchema>;
export type SignUpBody = z.input<typeof signUpBodySchema>;
export type Confirmed = z.infer<typeof confirmedSchema>;
export type EmailChange = z.infer<typeof emailChangeSchema>;
export type RecoveryLink = z.infer<typeof recoveryLinkSchema>;
export type UndoLink = z.infer<typeof undoLinkSchema>;
export type UndoneChange = z.infer<typeof undoneChangeSchema>;
export type SignUpResponse = z.infer<typeof signUpResponseSchema>;
