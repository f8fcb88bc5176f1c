import type { Person } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes, useNavigate, useSearchParams } from '@handover/shared/router';
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

/** Finds people; before anything is searched for, those that are suspended. */
export function People() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = (query.get('search') ?? '').trim().slice(0, 100);
  const isShort = search.length > 0 && search.length < LETTERS;
  return (
    <Stack gap="lg">
      <SearchField
        label={t('people.search')}
        value={search}
        onSearch={(text) => navigate(routes.people(text || undefined), { replace: true })}
      />
      <Section title={t(search === '' ? 'people.suspendedNow' : 'people.found')}>
        {isShort ? <Text>{t('people.tooShort')}</Text> : <FoundPeople search={search} />}
      </Section>
    </Stack>
  );
}

function FoundPeople({ search }: { search: string }) {
  const { t } = useTranslation('auth');
  return (
    <QueryView query={usePeople(search)} skeleton={<LoadingBlock variant="list" count={3} />}>
      {(people) =>
        people.length === 0 ? (
          <EmptyState title={t(search === '' ? 'people.noneSuspended' : 'people.noneFound')} />
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
