import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Link, routes, withQuery } from '@handover/shared/router';
import { Button, Icon } from '@handover/shared/ui';
import { Menu } from '@handover/shared/ui-extra';
import { useArchive } from '../../hooks/use-archive.ts';
import { usePause } from '../../hooks/use-pause.ts';
import { can } from '../../rules/deal-state.ts';
import { editLock } from '../../rules/edit-lock.ts';

/** The actions in the order of the menu. Letters of intent and questions have their own tabs. */
const ACTIONS = [
  'phase_forward',
  'phase_back',
  'change_exclusivity',
  'propose_exclusivity_end',
  'pause',
  'resume',
  'complete',
  'cancel',
] as const;

/** The actions beside the next step, which has a panel of its own. */
export function DealMenu({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const modals = useModals();
  const pause = usePause(deal);
  const archiving = useArchive(deal);

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          rightSection={<Icon name="chevron-down" size={18} />}
          loading={pause.isPending || archiving.isPending}
        >
          {t('menu.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {editLock(deal) === null ? (
          <Menu.Item component={Link} to={routes.dealEdit(deal.id)}>
            {t('edit.link')}
          </Menu.Item>
        ) : null}
        {can(deal, 'ask') ? (
          <Menu.Item onClick={() => void modals.open('deal-qa', { dealId: deal.id })}>
            {t('questions.open')}
          </Menu.Item>
        ) : null}
        {ACTIONS.filter((action) => can(deal, action)).map((action) => (
          <Menu.Item
            key={action}
            {...(action === 'cancel' ? { color: 'danger' } : {})}
            onClick={() =>
              action === 'pause' || action === 'resume'
                ? void pause.ask(action)
                : void modals.open('deal-action', { deal, action })
            }
          >
            {t(`action.${action === 'phase_forward' ? `forward_${deal.phase}` : action}`)}
          </Menu.Item>
        ))}
        {/* The archive is the viewer's own, and of a deal only its parties have one. */}
        {deal.acting_for ? null : (
          <>
            <Menu.Item onClick={archiving.archive}>
              {t(deal.archived ? 'action.unarchive' : 'action.archive')}
            </Menu.Item>
            <Menu.Item component={Link} to={withQuery(routes.advisers, { deal: deal.id })}>
              {t('menu.advisers')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
