import type { DealDetail, DiligenceLineDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Anchor } from '@handover/shared/ui';
import classes from './line.module.css';

/** The documents that belong to a line, each at its place in the data room. */
export function LineDocuments({ line, deal }: { line: DiligenceLineDetail; deal: DealDetail }) {
  const { t } = useTranslation('deals');
  if (line.documents.length === 0) return null;
  return (
    <ul className={classes.documents} aria-label={t('diligence.link.title')}>
      {line.documents.map(({ id, name, hidden_from_buyer }) => (
        <li key={id}>
          <Anchor component={Link} to={routes.dealView(deal.id, { tab: 'data-room', file: id })}>
            {name}
          </Anchor>
          {hidden_from_buyer ? <span className={classes.note}>{t('diligence.link.hidden')}</span> : null}
        </li>
      ))}
    </ul>
  );
}
