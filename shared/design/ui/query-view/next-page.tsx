import { Alert } from '@mantine/core';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import type { QueryResult } from '../../../kernel/query/index.ts';
import { Button } from '../button/button.tsx';

interface NextPageProps {
  query: QueryResult<unknown>;
  label: string | undefined;
}

/** The button for the next page of a list, with its error. */
export function NextPage({ query, label }: NextPageProps) {
  const { t } = useTranslation('common');
  if (!query.hasNextPage) return null;
  return (
    <>
      {query.isFetchNextPageError ? <NextPageError /> : null}
      <Button
        variant="default"
        mt="md"
        loading={query.isFetchingNextPage === true}
        onClick={() => query.fetchNextPage?.()}
      >
        {label ?? t('action.more')}
      </Button>
    </>
  );
}

function NextPageError() {
  const { t } = useTranslation('messages');
  return (
    <Alert color="danger" mt="md">
      {t('moreFailed')}
    </Alert>
  );
}
