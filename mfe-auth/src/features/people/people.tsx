import { defineFilters, type Person, textFilter } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes, useSearchParams } from '@handover/shared/router';
import {
  EmptyState,
  List,
  ListRow,
  LoadingBlock,
  QueryView,
  Section,
  Stack,
  Text,
} from '@handover/shared/ui';
import { SearchField } from '@handover/shared/ui-extra';
import { usePeople } from '../../queries/people.query.ts';
import { PersonStatus } from './person-status.tsx';

/** The minimal length of a search, as on the server. */
const LETTERS = 3;

const filters = defineFilters({ search: textFilter() });

/** Finds people; before anything is searched for, those that are suspended. */
export function People() {
  const { t } = useTranslation('auth');
  const [query, setQuery] = useSearchParams();
  const { search } = filters.read(query);
  const isShort = search.length > 0 && search.length < LETTERS;
  return (
    <Stack gap="lg">
      <SearchField
        label={t('people.search')}
        value={search}
        onSearch={(text) => setQuery((now) => filters.write(now, { search: text }), { replace: true })}
      />
      <Section title={t(search === '' ? 'people.suspendedNow' : 'people.found')}>
        {isShort ? <Text>{t('people.tooShort')}</Text> : <FoundPeople search={search} />}
      </Section>
    </Stack>
  );
}

function FoundPeople({ search }: { search: string }) {
  const { t } = useTranslation('auth');
  const nobody =
    search === '' ? (
      <Text c="dimmed">{t('people.noneSuspended')}</Text>
    ) : (
      <EmptyState title={t('people.noneFound')} />
    );
  return (
    <QueryView query={usePeople(search)} skeleton={<LoadingBlock variant="list" count={3} />}>
      {(people) =>
        people.length === 0 ? (
          nobody
        ) : (
          <List label={t('people.title')}>
            {people.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </List>
        )
      }
    </QueryView>
  );
}

function PersonRow({ person }: { person: Person }) {
  return (
    <ListRow
      title={`${person.first_name} ${person.last_name}`}
      href={routes.person(person.id)}
      text={person.email}
      trailing={<PersonStatus person={person} />}
    />
  );
}
