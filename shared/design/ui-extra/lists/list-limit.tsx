import { Text } from '@mantine/core';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useFormat } from '../../format/index.ts';

interface ListLimitProps {
  /** The result of `usePagedList`. */
  list: { isCut: boolean; data: { items: readonly unknown[]; count: number } | undefined };
}

/** Says below a list that it has more items than it shows, and what to do. */
export function ListLimit({ list }: ListLimitProps) {
  const { t } = useTranslation('messages');
  const { number } = useFormat();
  if (!list.isCut || !list.data) return null;
  const { items, count } = list.data;
  return (
    <Text role="status" c="dimmed" mt="md">
      {t('listLimit', { shown: number(items.length), total: number(count) })}
    </Text>
  );
}
