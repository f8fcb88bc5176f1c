import { Alert, Button } from '@mantine/core';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import type { ShownQuery } from '../../../kernel/query/index.ts';

interface NextPageProps {
  query: ShownQuery<unknown>;
  label: string | undefined;
}

/** Under a list that has more pages: the way to the next one, and that it could not be loaded. */
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
