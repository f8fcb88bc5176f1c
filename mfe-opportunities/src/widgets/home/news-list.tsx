import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { List, LoadError, Section } from '@handover/shared/ui';
import type { useNews } from '../../queries/home-opportunities.query.ts';
import classes from './home.module.css';
import { OtherRow } from './other-row.tsx';

interface NewsListProps {
  news: ReturnType<typeof useNews>;
  /** Whether something of the reader's own says what they look for. */
  hasWishes: boolean;
}

/** What others have published: for one's mandates and businesses, or simply the newest. */
export function NewsList({ news, hasWishes }: NewsListProps) {
  const { t } = useTranslation('opportunities');
  const kind = hasWishes ? 'news' : 'newest';
  const title = t(`home.${kind}.title`);
  return (
    <Section
      title={title}
      lead={t(`home.${kind}.lead`)}
      actions={<Link to={routes.opportunities()}>{t('home.news.all')}</Link>}
    >
      {news.data ? null : (
        <LoadError
          error={news.error}
          onRetry={news.refetch}
          retrying={news.isFetching}
          title={t('home.news.failed')}
        />
      )}
      {news.data?.length === 0 ? <p className={classes.nothing}>{t(`home.${kind}.none`)}</p> : null}
      {news.data?.length ? (
        <List label={title}>
          {news.data.map(({ opportunity, answersTo }) => (
            <OtherRow key={opportunity.id} opportunity={opportunity} answersTo={answersTo} />
          ))}
        </List>
      ) : null}
    </Section>
  );
}
