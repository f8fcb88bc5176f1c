import { useFormat } from '@handover/shared/format';
import { areaKey, useQuery } from '@handover/shared/query';
import { loadClosingTemplate } from '../templates/closing/load-template.ts';

/** The lines that a closing usually has, in the language of the page. */
export function useClosingTemplate() {
  const { language } = useFormat();
  return useQuery({
    queryKey: areaKey('deals', 'closing-template', language),
    queryFn: () => loadClosingTemplate(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
