import { useTranslation } from '@handover/shared/i18n';
import { Button, EmptyState, List, LoadingBlock, QueryView, Section } from '@handover/shared/ui';
import type { ComponentType } from 'react';
import type { FailureList, Failures } from '../../api/failures.api.ts';
import { useFailures, useRetry } from '../../queries/failures.query.ts';

export interface FailureRowProps<Failure> {
  failure: Failure;
  isBusy: boolean;
  retry: () => void;
}

/** The failures of one kind, and a button that tries all of them again. */
export function FailureSection<Kind extends FailureList>({
  list,
  row: Row,
}: {
  list: Kind;
  row: ComponentType<FailureRowProps<Failures[Kind]>>;
}) {
  const { t } = useTranslation('auth');
  const query = useFailures(list);
  const { mutate, isPending, variables } = useRetry(list);
  const kind: FailureList = list;
  const title = t(`failures.${kind}.title`);
  const all = (query.data?.length ?? 0) > 1 && (
    <Button variant="default" loading={isPending && variables === 'all'} onClick={() => mutate('all')}>
      {t(`failures.${kind}.retryAll`)}
    </Button>
  );
  return (
    <Section title={title} lead={t(`failures.${kind}.lead`)} actions={all || undefined}>
      <QueryView
        query={query}
        skeleton={<LoadingBlock variant="list" count={3} />}
        moreLabel={t('failures.more')}
      >
        {(failures) =>
          failures.length === 0 ? (
            <EmptyState title={t(`failures.${kind}.none`)} />
          ) : (
            <List label={title}>
              {failures.map((failure) => (
                <Row
                  key={failure.id}
                  failure={failure}
                  isBusy={isPending && variables === failure.id}
                  retry={() => mutate(failure.id)}
                />
              ))}
            </List>
          )
        }
      </QueryView>
    </Section>
  );
}
