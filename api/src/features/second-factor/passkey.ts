import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../db/connect.ts';
import { FieldError } from '../../errors/domain-error.ts';
import { readableEmail } from '../users/index.ts';
import { insertChallenge, listPasskeys, type PasskeyRow, takeChallenge } from './passkeys.sql.ts';

/** How long browsers wait. */
const CHALLENGE_SECONDS = 300;
/** EdDSA, ES256 and RS256, which every device can do one of. */
const ALGORITHMS = [-8, -7, -257];
/** Loaded when it is needed: it takes a while. */
const webAuthn = () => import('@simplewebauthn/server');

export const passkeyInvalid = () => new FieldError('credential', 'account.passkey_invalid');

/** Passkeys belong to the public address of the product, and work nowhere else. */
const siteOf = ({ config }: FastifyInstance) => {
  const { origin, hostname } = new URL(config.publicUrl);
  return { expectedOrigin: origin, expectedRPID: hostname };
};
const soon = () => new Date(Date.now() + CHALLENGE_SECONDS * 1000);

/** The options for a new passkey of an account: it signs in by itself, and the device verifies the user. */
export async function optionsToAdd(
  app: FastifyInstance,
  tx: Transaction,
  user: { id: number; email: string },
) {
  const { generateRegistrationOptions } = await webAuthn();
  const known = await listPasskeys(tx, user.id);
  const options = await generateRegistrationOptions({
    rpName: 'Handover',
    rpID: siteOf(app).expectedRPID,
    userName: readableEmail(user.email),
    userID: new TextEncoder().encode(`account ${user.id}`),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_SECONDS * 1000,
  });
  await insertChallenge(tx, { challenge: options.challenge, userId: user.id, expiresAt: soon() });
  return options;
}

/** The options for a sign-in by any passkey of this site. */
export async function optionsToSignIn(app: FastifyInstance) {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(app).expectedRPID,
    userVerification: 'required',
    timeout: CHALLENGE_SECONDS * 1000,
  });
  await insertChallenge(app.db, { challenge: options.challenge, userId: null, expiresAt: soon() });
  return options;
}

/** The data of a new passkey that is stored. Throws if it does not fit the challenge, the site or the account. */
export async function readNewPasskey(app: FastifyInstance, userId: number, credential: object) {
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    ...siteOf(app),
    response: credential as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(app.db, challenge, userId),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse);
  if (!registrationInfo) throw passkeyInvalid();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.slice(0, 10).map((each) => String(each).slice(0, 40)),
  };
}

/** How often the passkey was used, as it says. Throws if its signature does not fit, or it was copied. */
export async function readUse(
  app: FastifyInstance,
  passkey: PasskeyRow,
  credential: object,
): Promise<number> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...siteOf(app),
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(app.db, challenge, null),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(refuse);
  if (!verified) throw passkeyInvalid();
  return authenticationInfo.newCounter;
}

/** The library throws for whatever does not fit. */
function refuse(): never {
  throw passkeyInvalid();
}
