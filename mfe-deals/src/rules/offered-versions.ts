import type { CounterProposal, LoiDocument, LoiVersion } from '@handover/shared/contract';

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

/** A version of a letter, or what the seller said to it. */
export interface ComparedOffer extends Pick<OfferedVersion, 'key' | 'number'> {
  version: Pick<LoiVersion, 'version' | 'terms' | 'expiration_date' | 'created_at'>;
  /** The file that counts beside the terms. */
  file: LoiVersion | null;
  isCounter: boolean;
}

/** Every version with terms, each followed by the counter-proposals to it. */
export const comparedOffers = (letters: LoiDocument[]): ComparedOffer[] =>
  offeredVersions(letters).flatMap(({ key, number, version }) => {
    const counters = letters.find((letter) => letter.number === number)?.counter_proposals ?? [];
    return [
      ...(version.terms ? [{ key, number, version, file: version, isCounter: false }] : []),
      ...counters
        .filter((counter) => counter.version === version.version)
        .map((counter: CounterProposal) => ({
          key: `${key}.${counter.id}`,
          number,
          version: counter,
          file: null,
          isCounter: true,
        })),
    ];
  });
