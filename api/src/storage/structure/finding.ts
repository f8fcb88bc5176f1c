import type { ErrorParams } from '@handover/shared/contract';

/** The reasons for which a document's structure is refused; each is an error `file.*` of the contract. */
type FindingCode =
  | 'wrong_content'
  | 'no_page'
  | 'cut_off'
  | 'has_password'
  | 'has_macros'
  | 'has_scripts'
  | 'has_files'
  | 'loads_outside'
  | 'too_packed';

/** The params of the sentence besides the file. */
type Details<Code extends FindingCode> = Omit<ErrorParams<`file.${Code}`>, 'name' | 'extension'>;
export type Finding = { [Code in FindingCode]: { code: Code; params: Details<Code> } }[FindingCode];

/** Ends an inspection as soon as something is found. */
export class Found<Code extends FindingCode = FindingCode> extends Error {
  readonly finding: Finding;

  constructor(code: Code, ...[params]: keyof Details<Code> extends never ? [] : [params: Details<Code>]) {
    super(code);
    this.finding = { code, params: params ?? {} } as Finding;
  }
}
