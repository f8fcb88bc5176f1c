import { usePlatform } from '@handover/shared/platform';
import { useMutation, useQuery, useQueryClient } from '@handover/shared/query';
import {
  getOwnAgreement,
  removeOwnAgreement,
  uploadOwnAgreement,
  writeOwnAgreement,
} from '../api/agreements.api.ts';
import { agreementKey, ownAgreementKey } from './keys.ts';

export function useOwnAgreement(id: number) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: ownAgreementKey(id),
    queryFn: ({ signal }) => getOwnAgreement(http, id, signal),
  });
}

/** A text, a PDF, or null: that of the marketplace. */
export type ChosenAgreement = string | File | null;

interface AgreementChoice {
  chosen: ChosenAgreement;
  /** 0 to 1 during an upload. */
  onProgress?: ((part: number) => void) | undefined;
}

/** Writes a text, sends a PDF, or returns to the text of the marketplace. */
export function useChooseAgreement(id: number) {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ chosen, onProgress = () => undefined }: AgreementChoice): Promise<unknown> => {
      if (chosen === null) return removeOwnAgreement(http, id);
      if (chosen instanceof File) return uploadOwnAgreement(http, id, chosen, onProgress);
      return writeOwnAgreement(http, id, chosen);
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ownAgreementKey(id) }),
        queries.invalidateQueries({ queryKey: agreementKey(id) }),
      ]),
  });
}
