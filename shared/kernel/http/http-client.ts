import type { Params } from './serialize-params.ts';

interface Conditional {
  /**
   * `updated_at` of the version that was read: the call is refused (`record.changed`) if somebody has changed the
   * record since.
   */
  ifUnchangedSince?: string | undefined;
}
export interface CallOptions extends Conditional {
  params?: Params;
  signal?: AbortSignal;
}
export interface DeleteOptions extends CallOptions {
  /** A password, where the removal has to be confirmed. */
  body?: unknown;
}
export interface UploadOptions extends Conditional {
  signal?: AbortSignal;
  /** 0 to 1. */
  onProgress?: (share: number) => void;
}
/** A file and its name. */
export interface Download {
  blob: Blob;
  name: string;
}

/**
 * Calls of the api, on our own origin only. Adds the bearer token (the text `null` when there is none). After a 401 it renews the
 * token, once for all requests and tabs, and repeats the request once. Rejects with `HttpError`.
 */
export interface HttpClient {
  get<T>(path: string, options?: CallOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  patch<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  delete<T = void>(path: string, options?: DeleteOptions): Promise<T>;
  /** Multipart, with the timeout of uploads. */
  upload<T>(method: 'post' | 'patch', path: string, form: FormData, options?: UploadOptions): Promise<T>;
  download(path: string, options?: CallOptions): Promise<Download>;
  /** Renews the access token now; true when there is a new one. For the socket, which can't see a 401. */
  renew(): Promise<boolean>;
}
