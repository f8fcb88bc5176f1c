import type { LoiDocument, LoiVersion } from '@handover/shared/contract';

interface OfferedVersion {
  key: string;
  /** The number of the letter. */
  number: number;
  version: LoiVersion;
}

/** Every version of every letter of a deal, in the order in which they were sent. */
export const offeredVersions = (letters: LoiDocument[]): OfferedVersion[] =>
  [...letters]
    .sort((one, other) => one.number - other.number)
    .flatMap(({ number, versions }) =>
      versions.map((version) => ({ key: `${number}.${version.version}`, number, version })),
    );
