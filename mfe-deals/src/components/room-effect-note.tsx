import type { RoomEffect } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Alert } from '@handover/shared/ui';
import { useEffectTexts } from '../hooks/use-effect-texts.ts';

interface RoomEffectNoteProps {
  /** Undefined while it is not known. */
  effect: RoomEffect | undefined;
  /** Whether it could not be found out. */
  isUnknown: boolean;
  buyer: string;
}

/** Which documents a change opens to the buyer and closes to them, by name; nothing where it does neither. */
export function RoomEffectNote({ effect, isUnknown, buyer }: RoomEffectNoteProps) {
  const { t } = useTranslation('deals');
  const effectTexts = useEffectTexts();
  const known = effect ? effectTexts(effect, buyer) : [];
  const sentences = isUnknown ? [t('effect.unknown', { name: buyer })] : known;
  if (sentences.length === 0) return null;
  return (
    <Alert role="status">
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
}
