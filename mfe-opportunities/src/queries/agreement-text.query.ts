import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { useQuery } from '@handover/shared/query';
import { getAgreementText } from '../api/agreements.api.ts';
import { agreementKey } from './keys.ts';

/** The confidentiality agreement that a request for access signs, in the language of the page. */
export const useAgreementText = (id: number) => {
  const { http } = usePlatform();
  const { i18n } = useTranslation('opportunities');
  const { language } = i18n;
  return useQuery({
    queryKey: agreementKey(id, language),
    queryFn: ({ signal }) => getAgreementText(http, id, language, signal),
  });
};
