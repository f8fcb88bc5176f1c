import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useParams } from '@handover/shared/router';
import { EmptyState, LoadingBlock, Page, QueryView, Section, Stack } from '@handover/shared/ui';
import { BackLink } from '@handover/shared/ui-extra';
import type { ReactNode } from 'react';
import { FirmCard } from '../features/firm/firm-card.tsx';
import { PersonBuyer } from '../features/people/person-buyer.tsx';
import { PersonFacts } from '../features/people/person-facts.tsx';
import { PersonMeasures } from '../features/people/person-measures.tsx';
import { usePerson } from '../queries/people.query.ts';

/** The state of an account, with the possible and the past measures, for staff. */
export function PersonPage() {
  const { t } = useTranslation('auth');
  const { id = '' } = useParams();
  const person = usePerson(id);
  const back = <BackLink href={routes.people()}>{t('people.title')}</BackLink>;
  const framed = (content: ReactNode) => (
    <Page title={t('person.title')} eyebrow={back} width="read">
      {content}
    </Page>
  );
  return (
    <QueryView
      query={person}
      skeleton={framed(<LoadingBlock variant="form" />)}
      notFound={framed(<EmptyState title={t('person.notFound')} />)}
      frame={framed}
    >
      {(found) => (
        <Page title={`${found.first_name} ${found.last_name}`} lead={found.email} eyebrow={back} width="read">
          <Stack gap="lg">
            <PersonFacts person={found} />
            <div>
              <Link to={routes.auditLog({ person: found.id })}>{t('person.log')}</Link>
            </div>
            {found.firm ? (
              <Section title={t('person.firm')}>
                <FirmCard firm={found.firm} />
              </Section>
            ) : null}
            <PersonBuyer person={found} />
            <PersonMeasures person={found} />
          </Stack>
        </Page>
      )}
    </QueryView>
  );
}
