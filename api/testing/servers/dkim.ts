import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';

/** A new key of a kind, as PEM. */
export function newKey(kind: 'rsa' | 'rsa-short' | 'ed25519'): string {
  const { privateKey } =
    kind === 'ed25519'
      ? generateKeyPairSync('ed25519')
      : generateKeyPairSync('rsa', { modulusLength: kind === 'rsa' ? 2048 : 768 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

const relaxed = (name: string, value: string) =>
  `${name.toLowerCase()}:${value
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()}`;

/** The tags of the signature of a message, and whether the key has signed its headers and body (RFC 6376, relaxed). */
export function readSignature(message: string, privateKey: string) {
  const [head = '', ...parts] = message.split('\r\n\r\n');
  const headers = head.split(/\r\n(?![ \t])/).map((line) => {
    const [name = ''] = line.split(':', 1);
    return { name: name.toLowerCase(), value: line.slice(name.length + 1) };
  });
  const signed = headers.find(({ name }) => name === 'dkim-signature');
  if (!signed) return null;
  const tags = Object.fromEntries(
    signed.value.split(';').map((tag) => {
      const at = tag.indexOf('=');
      return [tag.slice(0, at).trim(), tag.slice(at + 1).replaceAll(/\s/g, '')];
    }),
  );
  const lines = parts.join('\r\n\r\n').split('\r\n');
  const body = lines.map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd()).join('\r\n');
  const bodyHash = createHash('sha256')
    .update(`${body.replace(/(\r\n)+$/, '')}\r\n`)
    .digest('base64');
  const fields = (tags.h ?? '').split(':').map((field) => field.toLowerCase());
  const canonical = fields.map((field) => {
    const header = headers.find(({ name }) => name === field);
    return header && relaxed(field, header.value);
  });
  const own = relaxed('dkim-signature', signed.value.replace(/\bb=[^;]*$/, 'b='));
  const isHeadSigned = verify(
    'RSA-SHA256',
    Buffer.from([...canonical.filter(Boolean), own].join('\r\n')),
    createPublicKey(privateKey),
    Buffer.from(tags.b ?? '', 'base64'),
  );
  return { domain: tags.d, selector: tags.s, fields, isValid: isHeadSigned && bodyHash === tags.bh };
}
