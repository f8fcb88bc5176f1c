import { useFormSelector } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { NameMarks } from '../../../components/identity-marks/name-marks.tsx';
import type { SellValues } from '../sell-kind.ts';
import classes from './identity.module.css';
import { type NamedField, searchedTexts } from './searched-texts.ts';
import type { IdentityFindings } from './use-identity-check.ts';

interface NameHitsProps {
  field: NamedField;
  findings: IdentityFindings;
}

/** Shows which tags or region tell whose the business is, until something else is chosen. */
export function NameHits({ field, findings }: NameHitsProps) {
  const { t } = useTranslation('opportunities');
  const hits = findings.hits.filter((hit) => hit.field === field);
  const searched = String(findings.searched[field]);
  const isSame = useFormSelector(
    (values: SellValues) => String(searchedTexts(values)[field]) === searched,
    [field],
  );
  if (hits.length === 0 || !isSame) return null;
  return (
    <ul className={classes.hits} aria-label={t('form.identity.found')}>
      <li>
        <NameMarks hits={hits} />
      </li>
    </ul>
  );
}
