import type { Params } from './serialize-params.ts';

interface Conditional {
  /** `updated_at` of what was read: the call is refused (`record.changed`) where somebody has written since. */
  ifUnchangedSince?: string | undefined;
}
/** Query, condition and way to stop of a call. */
export interface CallOptions extends Conditional {
  params?: Params;
  signal?: AbortSignal;
}
/** Of a removal that has to be confirmed, by a password. */
export interface DeleteOptions extends CallOptions {
  body?: unknown;
}
/** Progress, condition and way to stop of an upload. */
export interface UploadOptions extends Conditional {
  signal?: AbortSignal;
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
}
/** A file that was fetched, under the name that the server gives it. */
export interface Download {
  blob: Blob;
  name: string;
}

/**
 * The api, of our own origin only. Adds the bearer token (the text `null` when there is none); renews it on a 401, once for
 * all requests and tabs, and repeats each request once. Rejects with `HttpError`.
 */
export interface HttpClient {
  get<T>(path: string, options?: CallOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  patch<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  delete<T = void>(path: string, options?: DeleteOptions): Promise<T>;
  /** Multipart; 299,999 ms. */
  upload<T>(method: 'post' | 'patch', path: string, form: FormData, options?: UploadOptions): Promise<T>;
  download(path: string, options?: CallOptions): Promise<Download>;
  /** Renews the access token now; true when there is a new one. For the socket, which can't see a 401. */
  renew(): Promise<boolean>;
}
