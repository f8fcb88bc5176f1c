import type { AccessRequest, Deal, DealGroup, DealRole, Paged } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { useSignedIn } from '@handover/shared/session';
import { LoadingBlock, QueryView, Section } from '@handover/shared/ui';
import { WaitingRow } from '../features/access-requests/waiting-row.tsx';
import { DealRow } from '../features/deal-list/deal-row.tsx';
import { useHomeDeals } from '../queries/home-deals.query.ts';
import { byDeadline } from '../rules/by-deadline.ts';
import { requestGroup } from '../rules/request-state.ts';
import classes from './home-deals.module.css';

/** How many deals are shown; the list has the others. */
const MOVES = 6;
const RUNNING = 5;

/** What waits for the reader, with its one action and deadline, then what waits for others; on the main page. A visitor has none. */
export const HomeDealsWidget = () => (useSignedIn() ? <Home /> : null);

function Home() {
  const { t } = useTranslation('deals');
  return (
    <QueryView
      query={useHomeDeals()}
      skeleton={<LoadingBlock variant="rows" count={5} label={t('list.title')} />}
      failedTitle={t('home.failed')}
    >
      {([[received, sent], deals]) => <Deals received={received} sent={sent} deals={deals.results} />}
    </QueryView>
  );
}

interface DealsProps {
  received: Paged<AccessRequest>;
  sent: Paged<AccessRequest>;
  deals: readonly Deal[];
}

function Deals({ received, sent, deals }: DealsProps) {
  const { t } = useTranslation('deals');
  const { number } = useFormat();
  const [toAnswer, answering] = [groupOf(received, 'owner', 'mine'), groupOf(received, 'owner', 'theirs')];
  const [toReply, waiting] = [groupOf(sent, 'requester', 'mine'), groupOf(sent, 'requester', 'theirs')];
  const mine = deals.filter(({ group }) => group === 'mine');
  const running = deals.filter(({ group }) => group === 'theirs' || group === 'paused').slice(0, RUNNING);
  const moves = received.count - answering.length + toReply.length + mine.length;
  const underWay = sent.count - toReply.length + answering.length + running.length;
  const title = t('list.group.mine');
  // Not null: what follows on the page waits until this part holds something.
  if (deals.length + received.count + sent.count === 0) return <span hidden />;
  return (
    <>
      <Section
        title={moves > 0 ? t('home.counted', { title, count: number(moves) }) : title}
        actions={moves + underWay > 0 ? <Link to={routes.deals()}>{t('home.all')}</Link> : undefined}
      >
        {moves === 0 ? <p className={classes.nothing}>{t('home.noMoves')}</p> : null}
        {moves > 0 ? (
          <ul aria-label={title} className={classes.list}>
            {byDeadline([
              ...rowsOf(toAnswer, 'owner'),
              ...rowsOf(toReply, 'requester'),
              ...mine.slice(0, MOVES).map((deal) => ({
                deadline: deal.next_step.deadline,
                row: <DealRow key={deal.id} deal={deal} />,
              })),
            ]).map(({ row }) => row)}
          </ul>
        ) : null}
      </Section>
      {underWay > 0 ? (
        <Section title={t('home.running')}>
          <ul aria-label={t('home.running')} className={classes.list}>
            {running.map((deal) => (
              <DealRow key={deal.id} deal={deal} />
            ))}
            {[...rowsOf(answering, 'owner'), ...rowsOf(waiting, 'requester')].map(({ row }) => row)}
          </ul>
        </Section>
      ) : null}
    </>
  );
}

const groupOf = ({ results }: Paged<AccessRequest>, role: DealRole, group: DealGroup) =>
  results.filter((request) => requestGroup(request, role) === group);

const rowsOf = (requests: readonly AccessRequest[], role: DealRole) =>
  requests.map((request) => ({
    deadline: request.expires_at,
    row: <WaitingRow key={`${role}${request.id}`} request={request} asRole={role} />,
  }));
