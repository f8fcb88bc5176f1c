import { useFormSelector } from '@handover/shared/forms';
import { PictureNameMarks } from '../../../components/identity-marks/picture-name-marks.tsx';
import type { SellValues } from '../sell-kind.ts';
import classes from './identity.module.css';
import { searchedTexts } from './searched-texts.ts';
import type { IdentityFindings } from './use-identity-check.ts';

/** Shows what was found in the file name of the picture, until another one is chosen. */
export function PictureHits({ findings }: { findings: IdentityFindings }) {
  const hits = findings.hits.filter((hit) => hit.field === 'picture_name');
  const searched = findings.searched.background_image;
  const isSame = useFormSelector(
    (values: SellValues) => searchedTexts(values).background_image === searched,
    ['background_image'],
  );
  if (hits.length === 0 || !isSame) return null;
  return (
    <div className={classes.hits}>
      <PictureNameMarks hits={hits} />
    </div>
  );
}
