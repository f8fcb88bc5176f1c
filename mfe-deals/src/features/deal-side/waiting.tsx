import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Anchor } from '@handover/shared/ui';
import { isOver } from '../../rules/deal-state.ts';
import classes from './deal-side.module.css';

/** New documents and open questions, each with a link to its tab. Empty if there are none, or if the deal is over. */
export function Waiting({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { open_questions: questions, new_documents: documents } = deal.counts;
  const lines = [
    { tab: 'data-room', text: t('side.newDocuments', { count: documents }), count: documents },
    { tab: 'questions', text: t('side.openQuestions', { count: questions }), count: questions },
  ].filter(({ count }) => count > 0);
  if (isOver(deal) || lines.length === 0) return null;
  return (
    <section className={classes.block}>
      <h2>{t('side.waiting')}</h2>
      <ul className={classes.list}>
        {lines.map(({ tab, text }) => (
          <li key={tab}>
            <Anchor component={Link} to={routes.dealView(deal.id, { tab })} preventScrollReset>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
