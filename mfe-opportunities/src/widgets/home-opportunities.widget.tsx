import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useSignedIn } from '@handover/shared/session';
import { LoadingBlock, QueryView } from '@handover/shared/ui';
import { useMineOfBoth, useNewestFavorites, useNews } from '../queries/home-opportunities.query.ts';
import { wishesOf } from '../rules/wishes.ts';
import { Drafts } from './home/drafts.tsx';
import { Favorites } from './home/favorites.tsx';
import { Mine } from './home/mine.tsx';
import { NewsList } from './home/news-list.tsx';

/** A person's own that wait for something, what is new for them, favourites and drafts; on the main page. A visitor has none. */
export const HomeOpportunitiesWidget = () => (useSignedIn() ? <Home /> : null);

function Home() {
  const { t } = useTranslation('opportunities');
  return (
    <QueryView query={useMineOfBoth()} skeleton={<Loading />} failedTitle={t('home.failed')}>
      {([sell, buy]) => <Parts mine={[...sell.results, ...buy.results]} count={sell.count + buy.count} />}
    </QueryView>
  );
}

interface PartsProps {
  mine: readonly Opportunity[];
  count: number;
}

/** They appear together: what came later would push the others down. */
function Parts({ mine, count }: PartsProps) {
  const wishes = wishesOf(mine);
  const news = useNews(wishes);
  const favorites = useNewestFavorites();
  if (news.isPending || favorites.isPending) return <Loading />;
  return (
    <>
      <Mine mine={mine} count={count} />
      <NewsList news={news} hasWishes={wishes.length > 0} />
      <Favorites favorites={favorites.data?.results ?? []} />
      <Drafts mine={mine} />
    </>
  );
}

function Loading() {
  const { t } = useTranslation('opportunities');
  return <LoadingBlock variant="list" count={6} label={t('home.loading')} />;
}
