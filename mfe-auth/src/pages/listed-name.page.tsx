import { HOUSE_LISTS, type HouseList } from '@handover/shared/contract';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { combineQueries } from '@handover/shared/query';
import { routes, useParams, useSearchParams } from '@handover/shared/router';
import { EmptyState, LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import { BackLink } from '@handover/shared/ui-extra';
import { type ReactNode, useState } from 'react';
import { NameForm } from '../features/house-lists/name-form.tsx';
import { useNames } from '../queries/house-lists.query.ts';

/** A sector, a sub-sector or a category of questions, or the form of a new one, for staff. */
export function ListedNamePage() {
  const { list, id = '' } = useParams();
  const { t } = useTranslation('auth');
  const known = HOUSE_LISTS.find((each) => each === list);
  if (!known)
    return (
      <Page title={t('lists.sectors.title')} width="read">
        <EmptyState title={t('lists.notFound')} />
      </Page>
    );
  return <OneName key={`${known} ${id}`} list={known} id={id} />;
}

function OneName({ list, id }: { list: HouseList; id: string }) {
  const { t } = useTranslation('auth');
  const label = useLabel();
  const [search] = useSearchParams();
  const [parent] = useState(Number(search.get('parent')) || null);
  const query = combineQueries(useNames(list), useNames('sectors'));
  const isCategory = list === 'faq_categories';
  const back = isCategory ? routes.faqEntries : routes.houseLists;
  const framed = (content: ReactNode, title = t(`lists.edit.${list}`), lead?: string) => (
    <Page
      title={title}
      lead={lead}
      eyebrow={<BackLink href={back}>{t(isCategory ? 'lists.faq.title' : 'lists.sectors.title')}</BackLink>}
      width="read"
    >
      {content}
    </Page>
  );
  return (
    <QueryView
      query={query}
      skeleton={framed(<LoadingBlock variant="form" />)}
      frame={(failure) => framed(failure)}
    >
      {([entries, sectors]) => {
        const entry = entries.find((each) => String(each.id) === id);
        const sector = sectors.find((each) => each.id === (entry ? entry.parent : parent));
        const isMissing = !entry && (id !== 'create' || (list === 'sub_sectors' && !sector));
        if (isMissing) return framed(<EmptyState title={t('lists.notFound')} />);
        const ofSector = list === 'sub_sectors' && sector ? label(sector) : undefined;
        return framed(
          <NameForm list={list} entry={entry} parent={parent} back={back} />,
          entry ? label(entry) : t(`lists.create.${list}`),
          ofSector,
        );
      }}
    </QueryView>
  );
}
