import type { Company } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { SECTION_OF } from '../../rules/company-parts.ts';
import classes from './completeness.module.css';

/** The completeness of a company, and its missing parts, each with a link to its section of the form. */
export const Completeness = ({ company: { id, completeness } }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const { percent, missing } = completeness;
  return (
    <>
      <p className={classes.percent}>{t('completeness.percent', { percent })}</p>
      <div className={classes.bar} aria-hidden="true">
        <div style={{ width: `${percent}%` }} />
      </div>
      {missing.length === 0 ? (
        <p className={classes.text}>{t('completeness.all')}</p>
      ) : (
        <>
          <p className={classes.text}>{t('completeness.missing')}</p>
          <ul className={classes.list}>
            {missing.map((part) => (
              <li key={part}>
                <Link to={`${routes.companyEdit(id)}#${SECTION_OF[part]}`}>{t(`part.${part}`)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
