import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useSearchParams } from '@handover/shared/router';
import { Button, Page, SimpleGrid } from '@handover/shared/ui';
import classes from '../features/browse/browse.module.css';
import { ChoiceField } from '../features/browse/choice-field.tsx';
import { SearchField } from '../features/browse/search-field.tsx';
import { moderationState, VALIDATED_VALUES } from '../features/my-opportunities/moderation-state.ts';
import { MyList } from '../features/my-opportunities/my-list.tsx';

const TYPES = ['sell', 'buy'] as const;
const MEANING = { true: true, false: false, null: null } as const;

export const MyOpportunitiesPage = () => {
  const { t } = useTranslation('opportunities');
  const [query, setQuery] = useSearchParams();
  const type = query.get('type') === 'buy' ? 'buy' : 'sell';
  const search = query.get('search') ?? '';
  const validated = VALIDATED_VALUES.find((value) => value === query.get('validated')) ?? '';
  const show = (change: Record<string, string>) => {
    const next = Object.entries({ type, search, validated, ...change });
    setQuery(Object.fromEntries(next.filter(([, value]) => value !== '')));
  };
  const states = VALIDATED_VALUES.map((value) => ({
    value,
    label: t(`moderationState.${moderationState(MEANING[value])}`),
  }));
  return (
    <Page
      title={t('mine.title')}
      lead={t('mine.lead')}
      actions={
        <Button component={Link} to={routes.oppEdit('create', { type })}>
          {t(`mine.create.${type}`)}
        </Button>
      }
    >
      <nav aria-label={t('browse.types')} className={classes.types}>
        {TYPES.map((each) => (
          <Link key={each} to={routes.opps({ type: each })} aria-current={each === type ? 'page' : undefined}>
            {t(`mine.tab.${each}`)}
          </Link>
        ))}
      </nav>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SearchField label={t('mine.search')} value={search} onSearch={(text) => show({ search: text })} />
        <ChoiceField
          label={t('mine.state')}
          value={validated}
          options={[{ value: '', label: t('mine.allStates') }, ...states]}
          onChoose={(value) => show({ validated: value })}
        />
      </SimpleGrid>
      <MyList params={{ type, search, validated }} />
    </Page>
  );
};
