import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Overrides {
  origin?: string;
  site?: string;
  /** False: the device did not ask who it is. */
  verified?: boolean;
}

/** A device with one passkey, as far as WebAuthn can tell: an ES256 key, without attestation. */
export function newAuthenticator(publicUrl: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const { origin, hostname } = new URL(publicUrl);
  let counter = 0;

  const clientData = (type: string, challenge: string, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const authData = (flags: number, { site = hostname, verified = true }: Overrides) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(site), Buffer.from([flags | PRESENT | (verified ? VERIFIED : 0)]), count]);
  };
  const credential = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    response,
    clientExtensionResults: {},
  });

  return {
    /** The answer to `navigator.credentials.create`. */
    create({ challenge }: { challenge: string }, overrides: Overrides = {}) {
      // CBOR by hand: the public key as a COSE map, in an attestation of the format `none`.
      const coordinate = (key: number, text: string) =>
        Buffer.concat([Buffer.from([key, 0x58, 32]), Buffer.from(text, 'base64url')]);
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
        coordinate(0x21, x),
        coordinate(0x22, y),
      ]);
      const data = Buffer.concat([
        authData(HAS_KEY, overrides),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      const named = (name: string) => Buffer.concat([Buffer.from([0x60 + name.length]), Buffer.from(name)]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        named('fmt'),
        named('none'),
        named('attStmt'),
        Buffer.from([0xa0]),
        named('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, overrides.origin)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    /** The answer to `navigator.credentials.get`. */
    get({ challenge }: { challenge: string }, overrides: Overrides = {}) {
      counter += 1;
      const client = clientData('webauthn.get', challenge, overrides.origin);
      const data = authData(0, overrides);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
    /** Simulates a copy of the passkey that was made earlier. */
    setCounter(value: number) {
      counter = value;
    },
  };
}
