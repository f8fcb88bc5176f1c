import { z } from 'zod';
import { errorCode } from '../errors/errors.ts';
import { SOCIAL_PROVIDERS } from '../vocabulary.ts';
import { pageOf, timeSchema } from '../wire/wire.schema.ts';
import { tokensSchema } from './account.schema.ts';

/** The data with which a browser sends a person to a provider. */
const socialProviderSchema = z
  .object({
    /** The last part of the address that takes the code: `/api/register_by_access_token/social/<provider>/`. */
    provider: z.enum(SOCIAL_PROVIDERS),
    /** The issuer that the provider names in its answer (`iss`), if it does. */
    issuer: z.string(),
    authorization_url: z.url(),
    client_id: z.string(),
    scope: z.string(),
    /** Whether the provider takes a code challenge (S256). */
    pkce: z.boolean(),
    /** Whether the provider returns a nonce in its ID token. If not, send none. */
    nonce: z.boolean(),
  })
  .meta({ id: 'SocialProvider' });
export const socialProviderPageSchema = pageOf(socialProviderSchema).meta({ id: 'SocialProviderPage' });

/**
 * The answer of the provider. `state` stays in the browser; a nonce that was sent to the provider has to be passed
 * on.
 */
export const socialCodeBodySchema = z
  .object({
    code: z.string().min(1).max(2000),
    redirect_uri: z.string().min(1).max(500),
    code_verifier: z
      .string()
      .regex(/^[\w.~-]{43,128}$/)
      .optional(),
    nonce: z.string().min(1).max(500).optional(),
  })
  .meta({ id: 'SocialCodeBody' });

/** Google: a code with its redirect, or an access token. */
export const googleBodySchema = socialCodeBodySchema
  .partial()
  .extend({ access_token: z.string().min(1).max(4000).optional() })
  .superRefine((body, context) => {
    if (body.access_token) return;
    for (const field of ['code', 'redirect_uri'] as const)
      if (!body[field])
        context.addIssue({ code: 'custom', path: [field], message: errorCode('value.required') });
  })
  .meta({ id: 'GoogleBody' });

/** A provider by which one may sign in to the account. */
const socialAccountSchema = z
  .object({ provider: z.enum(SOCIAL_PROVIDERS), linked_at: timeSchema })
  .meta({ id: 'SocialAccount' });
export const socialAccountPageSchema = pageOf(socialAccountSchema).meta({ id: 'SocialAccountPage' });
export const socialAccountParamsSchema = z.object({ provider: z.enum(SOCIAL_PROVIDERS) });

export const socialTokensSchema = tokensSchema
  .extend({
    is_phone_number_needed: z.boolean(),
    /** Whether this call has created the account. Its profile is then shown first, as after a sign-up by password. */
    is_new_account: z.boolean(),
  })
  .meta({ id: 'SocialTokens' });

export type SocialProvider = z.infer<typeof socialProviderSchema>;
export type SocialAccount = z.infer<typeof socialAccountSchema>;
export type SocialCodeBody = z.infer<typeof socialCodeBodySchema>;
export type SocialTokens = z.infer<typeof socialTokensSchema>;
