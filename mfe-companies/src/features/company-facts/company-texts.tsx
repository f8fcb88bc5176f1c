import type { Company } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { TextSection } from '@handover/shared/ui';

const TEXTS = [
  'activity',
  'unique_selling_proposition',
  'financial',
  'operational_kpi',
  'ownership_structure',
] as const;

/** The texts about a company. Empty ones are listed among the missing parts. */
export const CompanyTexts = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies');
  return TEXTS.map((name) => <TextSection key={name} title={t(`text.${name}`)} text={company[name]} />);
};
