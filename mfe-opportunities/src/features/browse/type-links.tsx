import type { OpportunityType } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { LinkTabs } from '@handover/shared/ui-extra';

const TYPES = [undefined, 'sell', 'buy'] as const;

interface TypeLinksProps {
  type: OpportunityType | undefined;
  query: URLSearchParams;
}

/** Each type has an address of its own; the filters are kept. */
export function TypeLinks({ type, query }: TypeLinksProps) {
  const { t } = useTranslation('opportunities');
  const { page: _page, ...filters } = Object.fromEntries(query);
  return (
    <LinkTabs
      label={t('browse.types')}
      tabs={TYPES.map((each) => ({
        to: routes.opportunities(each, filters),
        label: t(`browse.typeLink.${each ?? 'all'}`),
        isCurrent: each === type,
      }))}
    />
  );
}
