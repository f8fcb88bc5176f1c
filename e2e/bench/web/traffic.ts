import type { CDPSession } from '@playwright/test';

export interface MeasuredRequest {
  url: string;
  type: string;
  /** Bytes over the wire, with headers: of a response that is still coming, those so far. */
  bytes: number;
  /** Milliseconds of the wall clock. */
  sent: number;
  /** Undefined while the response is still coming. */
  ended: number | undefined;
  /** Length of the chain of requests that had to end before this one was sent; the document has 1. */
  depth: number;
}

interface Open extends MeasuredRequest {
  byParser: boolean;
  parts: { at: number; bytes: number }[];
}

/** The types of requests that a script can have waited for. */
const CAUSES = ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'];

/** Records the requests of a page from now on. */
export async function recordTraffic(client: CDPSession) {
  const requests = new Map<string, Open>();
  let offset = 0;
  const wall = (timestamp: number) => timestamp * 1000 + offset;
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, type, initiator }) => {
    offset ||= (wallTime - timestamp) * 1000;
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    const byParser = type !== 'Document' && initiator.type !== 'script';
    requests.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      bytes: 0,
      sent: wall(timestamp),
      ended: undefined,
      depth: 0,
      byParser,
      parts: [],
    });
  });
  client.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    requests.get(requestId)?.parts.push({ at: wall(timestamp), bytes: encodedDataLength });
  });
  client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { ended: wall(timestamp), bytes: encodedDataLength });
  });
  client.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) requests.delete(requestId);
  });

  /** The requests that were sent before a moment, with the bytes that had come by then. */
  return (moment = Number.POSITIVE_INFINITY): MeasuredRequest[] => {
    const before = [...requests.values()].filter(({ sent }) => sent <= moment);
    const found: MeasuredRequest[] = [];
    for (const { byParser, parts, ...request } of before.toSorted((one, other) => one.sent - other.sent)) {
      const isEnded = request.ended !== undefined && request.ended <= moment;
      const soFar = parts.filter(({ at }) => at <= moment).reduce((sum, { bytes }) => sum + bytes, 0);
      const causes = found.filter(
        ({ type, ended }) => CAUSES.includes(type) && ended !== undefined && ended <= request.sent,
      );
      // A file that the html names waits for the html alone.
      const depth = byParser ? 2 : 1 + Math.max(0, ...causes.map((cause) => cause.depth));
      found.push({
        ...request,
        ended: isEnded ? request.ended : undefined,
        bytes: isEnded ? request.bytes : soFar,
        depth,
      });
    }
    return found;
  };
}
