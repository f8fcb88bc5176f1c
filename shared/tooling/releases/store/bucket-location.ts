/** A bucket and a prefix. Credentials are found as AWS tools do: environment, profile, role. */
export interface BucketLocation {
  bucket: string;
  /** Amazon's by default. */
  endpoint?: string;
  region: string;
  /** Without a slash at its ends; '' for the bucket itself. */
  prefix: string;
}
