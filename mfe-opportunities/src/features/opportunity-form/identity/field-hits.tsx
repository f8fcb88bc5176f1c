import { useFormSelector } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { IdentityMarks } from '../../../components/identity-marks/identity-marks.tsx';
import type { SellValues } from '../sell-kind.ts';
import { excerptsOf } from './excerpts.ts';
import classes from './identity.module.css';
import { type SearchedField, searchedTexts } from './searched-texts.ts';
import type { IdentityFindings } from './use-identity-check.ts';

interface FieldHitsProps {
  field: SearchedField;
  findings: IdentityFindings | undefined;
}

/** Shows what was found in a field, marked with its reason, until the field is changed. */
export function FieldHits({ field, findings }: FieldHitsProps) {
  const { t } = useTranslation('opportunities');
  const hits = findings?.hits.filter((hit) => hit.field === field) ?? [];
  const text = findings?.searched[field] ?? '';
  const isFound = useFormSelector(
    (values: SellValues) => hits.length > 0 && searchedTexts(values)[field] === text,
    [field],
  );
  if (!isFound) return null;
  return (
    <ul className={classes.hits} aria-label={t('form.identity.found')}>
      {excerptsOf(text, hits).map((excerpt) => (
        <li key={excerpt.start}>
          <IdentityMarks {...excerpt} />
        </li>
      ))}
    </ul>
  );
}
