import type { RoomEffect } from '@handover/shared/contract';
import { Alert } from '@handover/shared/ui';
import { useEffectTexts } from '../hooks/use-effect-texts.ts';

/** Which documents a change opens to the buyer and closes to them, by name; nothing where it does neither. */
export function RoomEffectNote({ effect, buyer }: { effect: RoomEffect; buyer: string }) {
  const sentences = useEffectTexts()(effect, buyer);
  if (sentences.length === 0) return null;
  return (
    <Alert role="status">
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
}
