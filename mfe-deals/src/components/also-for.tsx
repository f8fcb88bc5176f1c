import { useTranslation } from '@handover/shared/i18n';
import { Stack } from '@handover/shared/ui';
import { Checkbox } from '@handover/shared/ui-extra';
import { usePersonName } from '../hooks/use-party-name.ts';
import { useBidders } from '../queries/bidders.query.ts';

interface AlsoForProps {
  dealId: number;
  /** The other deals in which the same is set. */
  chosen: readonly number[];
  onChoose: (deals: readonly number[]) => void;
}

/** The other buyers of the listing, for whom the same can be set; nothing where there are none. */
export function AlsoFor({ dealId, chosen, onChoose }: AlsoForProps) {
  const { t } = useTranslation('deals');
  const personName = usePersonName();
  const { data } = useBidders(dealId);
  const others = (data?.bidders ?? []).filter(
    ({ deal_id: id, status }) => id !== dealId && status === 'active',
  );
  if (others.length === 0) return null;
  const all = others.map(({ deal_id: id }) => id);
  const toggle = (id: number) =>
    onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <Checkbox.Group label={t('rights.also.label')} description={t('rights.also.help')}>
      <Stack gap="xs" mt="xs">
        {others.length > 1 ? (
          <Checkbox
            label={t('rights.also.all', { count: others.length })}
            checked={chosen.length === all.length}
            indeterminate={chosen.length > 0 && chosen.length < all.length}
            onChange={() => onChoose(chosen.length === all.length ? [] : all)}
          />
        ) : null}
        {others.map(({ deal_id: id, person }) => (
          <Checkbox
            key={id}
            label={personName(person, 'alone')}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
