import { OPPORTUNITY_TYPES, type OpportunityType } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { LinkTabs } from '@handover/shared/ui-extra';

interface TypeLinksProps {
  type: OpportunityType;
  query: URLSearchParams;
}

/** Each type has an address of its own; the filters are kept. */
export function TypeLinks({ type, query }: TypeLinksProps) {
  const { t } = useTranslation('opportunities');
  const { page: _page, type: _type, ...filters } = Object.fromEntries(query);
  return (
    <LinkTabs
      label={t('browse.types')}
      tabs={OPPORTUNITY_TYPES.map((each) => ({
        to: routes.opportunities(each, filters),
        label: t(`browse.typeLink.${each}`),
        isCurrent: each === type,
      }))}
    />
  );
}
