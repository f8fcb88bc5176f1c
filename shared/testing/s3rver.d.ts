declare module '@20minutes/s3rver' {
  /** A call and its response. */
  export interface S3Call {
    method: string;
    path: string;
    headers: Record<string, string | undefined>;
    status: number;
    body: unknown;
  }

  /** An S3 server that stores objects in a folder. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      allowMismatchedSignatures: boolean;
      configureBuckets: { name: string }[];
    });
    middleware: ((call: S3Call, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
