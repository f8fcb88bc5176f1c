import { useFormat } from '@handover/shared/format';
import { areaKey, useQuery } from '@handover/shared/query';
import { loadTemplate } from '../templates/diligence/load-template.ts';

/** The lines that a due-diligence list usually has, in the language of the page. */
export function useDiligenceTemplate() {
  const { language } = useFormat();
  return useQuery({
    queryKey: areaKey('deals', 'diligence-template', language),
    queryFn: () => loadTemplate(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
