interface Incoming {
  headers: Record<string, string | string[] | undefined>;
  /** The address of the other end of the connection. */
  remoteAddress: string | undefined;
}

/**
 * A note for the log, for the first request with `X-Forwarded-*` from an address that is not trusted: there may be a proxy that
 * TRUSTED_PROXIES should name, and everybody behind it counts as one address. Later ones return undefined.
 */
export function forwardedByStranger(isTrusted: (address: string | undefined) => boolean) {
  let noted = false;
  return ({ headers, remoteAddress }: Incoming): string | undefined => {
    if (noted || !(headers['x-forwarded-for'] || headers['x-forwarded-proto'])) return undefined;
    if (isTrusted(remoteAddress)) return undefined;
    noted = true;
    return `X-Forwarded-For and X-Forwarded-Proto of ${remoteAddress} do not count. If it is your proxy, name it in TRUSTED_PROXIES: until then everybody behind it counts as one address.`;
  };
}
