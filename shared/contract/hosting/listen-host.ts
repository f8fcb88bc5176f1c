import { isIP } from 'node:net';
import { trustedProxies } from './trusted-proxies.ts';

/** `HOST`, `SEED` and `DEMO_IN_PUBLIC` of the environment. */
type HostSettings = Record<string, string | undefined>;

const isLoopbackAddress = trustedProxies('loopback');

/** Whether only programs of the same machine can connect to this address. */
export const isLoopback = (host: string): boolean =>
  isIP(host) ? isLoopbackAddress(host) : host.toLowerCase() === 'localhost';

/**
 * The address on which a server for browsers listens. With the demo it is the loopback interface, unless HOST says
 * otherwise.
 */
export const listenHost = ({ HOST, SEED = 'demo' }: HostSettings): string =>
  HOST || (SEED === 'demo' ? '127.0.0.1' : '0.0.0.0');

/**
 * Everybody knows the password of the demo accounts, so they are never shown to other machines unless DEMO_IN_PUBLIC
 * is `yes`. Returns a sentence for who starts the server; undefined if all is well.
 */
export function demoHostProblem(settings: HostSettings): string | undefined {
  const { SEED = 'demo', DEMO_IN_PUBLIC } = settings;
  const host = listenHost(settings);
  if (SEED !== 'demo' || DEMO_IN_PUBLIC === 'yes' || isLoopback(host)) return undefined;
  return `HOST=${host} would show the demo accounts, whose password is public, to other machines. Start with SEED=none, without HOST, or with DEMO_IN_PUBLIC=yes.`;
}
