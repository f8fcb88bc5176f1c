import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** RFC 8301: verifiers take no shorter key. */
const MIN_BITS = 1024;
const DNS_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

interface DkimSettings {
  DKIM_DOMAIN?: string | undefined;
  DKIM_SELECTOR?: string | undefined;
  DKIM_KEY_FILE?: string | undefined;
}

/**
 * What signs mails, if that is set. A wrong key ends the start, since mails would go out unsigned without a word. The
 * key stays a `KeyObject`, which no log writes out, and no error names what is in its file.
 */
export function dkimOf({ DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: file }: DkimSettings) {
  if (!domain && !selector && !file) return null;
  if (!domain || !selector || !file)
    throw new Error('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE need each other');
  checkName('DKIM_DOMAIN', domain);
  checkName('DKIM_SELECTOR', selector);
  return { domain, selector, key: readKey(file) };
}

function checkName(setting: string, name: string): void {
  if (!DNS_NAME.test(name)) throw new Error(`Setting ${setting} is not valid: ${name} is no name of the DNS`);
}

function readKey(file: string): KeyObject {
  const invalid = (problem: string) => new Error(`Setting DKIM_KEY_FILE is not valid: ${file} ${problem}`);
  let pem: string;
  try {
    pem = readFileSync(file, 'utf8');
  } catch {
    throw invalid('cannot be read');
  }
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw invalid('has no private key in the format PEM, without a password');
  }
  if (key.asymmetricKeyType !== 'rsa') throw invalid('has no RSA key');
  if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < MIN_BITS)
    throw invalid(`has a key of fewer than ${MIN_BITS} bits`);
  return key;
}
