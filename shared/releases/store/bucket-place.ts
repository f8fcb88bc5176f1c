/** A bucket, and where in it. Credentials come the way AWS tools find them: environment, profile, role. */
export interface BucketPlace {
  bucket: string;
  /** Absent: Amazon's. */
  endpoint?: string;
  region: string;
  /** Without a slash at its ends; '' for the bucket itself. */
  prefix: string;
}
