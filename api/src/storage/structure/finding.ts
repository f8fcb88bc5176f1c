/** Why a document is refused for what it is made of; each is an error `file.*` of the contract. */
export type Finding =
  | 'wrong_content'
  | 'has_password'
  | 'has_macros'
  | 'has_scripts'
  | 'has_files'
  | 'loads_outside'
  | 'too_packed';

/** Ends an inspection as soon as something is found. */
export class Found extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding);
    this.finding = finding;
  }
}
