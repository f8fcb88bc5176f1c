import { trustedProxies } from '@handover/shared/contract/hosting';
import { type Finding, fail, messageOf, ok, warn } from './finding.ts';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** The address that people see, and the proxies in front of it. */
export function addressFindings(env: NodeJS.ProcessEnv): Finding[] {
  const { PUBLIC_URL = '', TRUSTED_PROXIES = '' } = env;
  return [addressFinding(PUBLIC_URL), proxyFinding(PUBLIC_URL, TRUSTED_PROXIES)];
}

function addressFinding(address: string): Finding {
  if (!URL.canParse(address))
    return warn(
      'address',
      'PUBLIC_URL is not set',
      'Set it to the address that people see: links in mails need it.',
    );
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:') return ok('address', address);
  if (LOCAL.includes(hostname))
    return warn(
      'address',
      `${address} is this machine alone`,
      'Set PUBLIC_URL to the address that people see.',
    );
  return fail(
    'address',
    `${address} has no TLS`,
    'End TLS at a proxy (deploy/nginx/handover.conf), and set PUBLIC_URL to https://….',
  );
}

function proxyFinding(address: string, list: string): Finding {
  try {
    trustedProxies(list);
  } catch (error) {
    return fail('proxies', messageOf(error), 'List addresses and networks, separated by commas.');
  }
  if (list.trim()) return ok('proxies', `${list} is trusted`);
  if (address.startsWith('https:'))
    return fail(
      'proxies',
      'TRUSTED_PROXIES is empty, but somebody ends TLS: all people count as one address',
      'Set it to the address of the proxy, such as 127.0.0.1.',
    );
  return ok('proxies', 'none is trusted');
}

const SOON_DAYS = 14;

/** What is wrong with the certificate that the address shows. */
export function certificateFinding(validTo: Date, now: Date): Finding {
  const days = Math.floor((validTo.getTime() - now.getTime()) / 86_400_000);
  if (days < 0) return fail('TLS', 'the certificate has expired', 'Renew it, and let the proxy load it.');
  if (days < SOON_DAYS)
    return warn('TLS', `the certificate ends in ${days} days`, 'See why it is not renewed by itself.');
  return ok('TLS', `the certificate is valid for ${days} days`);
}
