import type { DelegationScope } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { useCurrentUser } from '@handover/shared/session';
import { useDelegable } from '../../../queries/delegable.query.ts';
import { menuLinks } from '../menu-links.ts';
import type { EntryKind, PaletteEntry } from './palette.rules.ts';

const ACTIONS = [
  [routes.companyEdit('create'), 'newCompany'],
  [routes.oppEdit('create', { type: 'sell' }), 'newSale'],
  [routes.oppEdit('create', { type: 'buy' }), 'newSearch'],
] as const;

const MARKET = [
  [routes.home, 'home'],
  [routes.opportunities('sell'), 'sales'],
  [routes.opportunities('buy'), 'mandates'],
  [routes.notifications, 'notifications'],
  [routes.faq, 'faq'],
] as const;

/** The records of the viewer, up to a hundred of each kind. */
function useRecords(scope: DelegationScope & EntryKind, pathOf: (id: string) => string) {
  const { data = [], isPending, isError } = useDelegable(scope);
  const entries = data.map(({ value, label }): PaletteEntry => ({ kind: scope, label, to: pathOf(value) }));
  return { entries, isPending, isError };
}

/** All that the palette can open: pages, what can be begun, and the records of the viewer. */
export function usePaletteEntries() {
  const { t } = useTranslation('auth');
  const { data: user } = useCurrentUser();
  const records = [
    useRecords('company', routes.companyView),
    useRecords('opportunity', routes.oppView),
    useRecords('deal', routes.dealView),
  ];
  const pages = [
    ...MARKET.map(([to, name]) => ({ kind: 'page' as const, label: t(`palette.pages.${name}`), to })),
    ...menuLinks(user?.is_staff).map(([to, name]) => ({
      kind: 'page' as const,
      label: t(`menu.${name}`),
      to,
    })),
  ];
  const actions = ACTIONS.map(([to, name]) => ({
    kind: 'action' as const,
    label: t(`palette.actions.${name}`),
    to,
  }));
  return {
    entries: [...pages, ...actions, ...records.flatMap(({ entries }) => entries)],
    isPending: records.some(({ isPending }) => isPending),
    isError: records.some(({ isError }) => isError),
  };
}
