import type { DealDetail } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { NativeSelect, Section } from '@handover/shared/ui';
import { useState } from 'react';
import { comparedOffers } from '../../../rules/offered-versions.ts';
import classes from '../loi.module.css';
import { compareFiles, compareTerms } from './compare-terms.ts';
import { useTermRows } from './use-term-rows.ts';

/** Two versions of the deal side by side, also of two letters: at first the last two. What stands in a file alone can't be compared. */
export function VersionComparison({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const rowsOf = useTermRows(deal.opportunity);
  const offered = comparedOffers(deal.loi_documents);
  const [chosen, setChosen] = useState<{ before?: string; after?: string }>({});
  const find = (key: string | undefined) => offered.find((each) => each.key === key);
  const before = find(chosen.before) ?? offered.at(-2);
  const after = find(chosen.after) ?? offered.at(-1);
  if (!before || !after) return null;
  const options = offered.map(({ key, number, version, isCounter }) => ({
    value: key,
    label: `${t(isCounter ? 'counter.compared' : 'loi.name', { number, version: version.version })} · ${date(version.created_at)}`,
  }));
  const rows = [
    ...(before.file && after.file
      ? compareFiles(before.file, after.file, {
          label: t('loi.compare.file'),
          written: t('loi.compare.written'),
        })
      : []),
    ...compareTerms(rowsOf(before.version), rowsOf(after.version)),
  ];
  const changes = rows.filter(({ isChanged }) => isChanged).length;

  return (
    <Section title={t('loi.compare.title')}>
      <div className={classes.choices}>
        <NativeSelect
          label={t('loi.compare.before')}
          options={options}
          value={before.key}
          onChoose={(key) => setChosen({ ...chosen, before: key })}
        />
        <NativeSelect
          label={t('loi.compare.after')}
          options={options}
          value={after.key}
          onChoose={(key) => setChosen({ ...chosen, after: key })}
        />
      </div>
      <p role="status" className={classes.note}>
        {t('loi.compare.changes', { count: changes })}
      </p>
      <table className={classes.comparison}>
        <thead>
          <tr>
            <th scope="col">{t('loi.compare.term')}</th>
            <th scope="col">{t('loi.compare.before')}</th>
            <th scope="col">{t('loi.compare.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, label, before: old, after: now, isChanged }) => (
            <tr key={name} data-changed={isChanged || undefined}>
              <th scope="row">
                {label}{' '}
                {isChanged ? <span className={classes.changed}>{t('loi.compare.changed')}</span> : null}
              </th>
              <td>{old || '–'}</td>
              <td>{now || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
