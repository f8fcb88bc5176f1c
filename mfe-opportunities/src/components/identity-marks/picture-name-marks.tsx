import type { IdentityHit } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { IdentityMarks } from './identity-marks.tsx';

/** The hits in the file name of a picture. The name itself is not shown to anyone. */
export function PictureNameMarks({ hits }: { hits: readonly IdentityHit[] }) {
  const { t } = useTranslation('opportunities');
  return hits.map(({ start, text, reason }) => (
    <p key={start}>
      {t('identity.pictureName')}{' '}
      <IdentityMarks text={text} hits={[{ start: 0, end: text.length, reason }]} />
    </p>
  ));
}
