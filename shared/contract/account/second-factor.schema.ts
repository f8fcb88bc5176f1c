import { z } from 'zod';
import { toLine } from '../typed-text.ts';
import { idTextSchema } from '../wire/wire.schema.ts';

/** A code as it is pasted, or typed in full-width digits. Blanks in it do not count. */
const codeSchema = z
  .string()
  .overwrite((code) => toLine(code.normalize('NFKC')))
  .min(1)
  .max(40);

const passkeySchema = z
  .object({
    id: z.string(),
    /** Browser and platform that it was added with. */
    name: z.string(),
    created_at: z.string(),
    last_used_at: z.string().nullable(),
  })
  .meta({ id: 'Passkey' });
/** The second factors of an account. */
export const secondFactorSchema = z
  .object({
    /** The time at which the authenticator app was set up; null if there is none. */
    totp_since: z.string().nullable(),
    passkeys: z.array(passkeySchema),
    recovery_codes_left: z.int().min(0),
  })
  .meta({ id: 'SecondFactor' });
/** The secret of an authenticator app, as text to be typed and as an address for a QR code. */
export const totpSetupSchema = z.object({ secret: z.string(), uri: z.string() }).meta({ id: 'TotpSetup' });
export const codeBodySchema = z.object({ code: codeSchema }).meta({ id: 'CodeBody' });
/** The code is needed where the account has a second factor already. */
export const addFactorBodySchema = z
  .object({ code: codeSchema.optional() })
  .nullish()
  .meta({ id: 'AddFactorBody' });
/** The options for `navigator.credentials`, to make a passkey or to sign with one. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() }).meta({ id: 'PasskeyOptions' });
const credentialSchema = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string().min(1).max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({}),
  clientExtensionResults: z.looseObject({}).default({}),
});
/** The new passkey, as the browser returns it. */
export const addPasskeyBodySchema = z.object({ credential: credentialSchema }).meta({ id: 'AddPasskeyBody' });
/** The signature of a passkey, as the browser returns it. */
export const passkeySignInBodySchema = z
  .object({ credential: credentialSchema, remember_me: z.boolean().default(false) })
  .meta({ id: 'PasskeySignInBody' });
export const passkeyParamsSchema = z.object({ id: idTextSchema, passkey: z.uuid() });
/** Shown this once: only their hashes are kept. */
export const recoveryCodesSchema = z
  .object({ recovery_codes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' });
export const secondStepBodySchema = z
  .object({
    /** The ticket in the params of `auth.second_factor_needed`. */
    ticket: z.string().min(1).max(500),
    /** A code of the authenticator app, or a recovery code. */
    code: codeSchema,
  })
  .meta({ id: 'SecondStepBody' });

export type Passkey = z.infer<typeof passkeySchema>;
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;
/** `credential`: what `navigator.credentials` gave. */
export type AddPasskeyBody = { credential: object };
export type PasskeySignInBody = { credential: object; remember_me: boolean };
export type SecondFactor = z.infer<typeof secondFactorSchema>;
export type TotpSetup = z.infer<typeof totpSetupSchema>;
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
export type SecondStepBody = z.input<typeof secondStepBodySchema>;
