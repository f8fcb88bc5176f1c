import type { RoomEffect } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';

const KEYS = [
  'closes',
  'opens',
  'closes_later',
  'opens_later',
  'keeps',
] as const satisfies readonly (keyof RoomEffect)[];

/** What a change of the data room opens to its buyer, closes to them and leaves wider, in a sentence each. */
export function useEffectTexts() {
  const { t } = useTranslation('deals');
  return (effect: RoomEffect, buyer: string): string[] =>
    KEYS.filter((key) => effect[key].count > 0).map((key) => {
      const { count, names } = effect[key];
      const more = count - names.length;
      const told = more > 0 ? [...names, t('effect.more', { count: more })] : names;
      return t(`effect.${key}`, { name: buyer, documents: told.join(', ') });
    });
}
