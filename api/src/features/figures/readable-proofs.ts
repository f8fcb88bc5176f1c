import type { Revenue } from '@handover/shared/contract';

/** The years with only those proofs that a reader may open. */
export const withReadableProofs = (years: Revenue[], isReadable: (fileId: number) => boolean): Revenue[] =>
  years.map((year) => ({
    ...year,
    ...(year.add_backs && {
      add_backs: year.add_backs.map((each) => ({
        ...each,
        proof: each.proof && isReadable(each.proof.id) ? each.proof : null,
      })),
    }),
  }));
