import type { ReactNode } from 'react';
import { useTranslation } from '../../../../kernel/i18n/index.ts';
import type { FieldDescription } from '../../form/errors/field-descriptions.ts';
import classes from './conflict.module.css';
import { differingPart } from './differing-part.ts';

interface VersionValueProps {
  description: FieldDescription;
  value: unknown;
  values: object;
  /** The other version; differences from it are marked. */
  other?: { value: unknown; values: object };
}

const asText = (value: unknown) => String(value ?? '');
const isText = (node: ReactNode) => typeof node === 'string' || typeof node === 'number';

/** A value of a field, to be read: of a list the count, and the entries that the other version does not have. */
export function VersionValue({ description, value, values, other }: VersionValueProps) {
  const { t } = useTranslation('inputs');
  const { linesOf, textOf = asText } = description;
  const nothing = <span className={classes.none}>{t('conflict.nothing')}</span>;
  if (linesOf) {
    const lines = linesOf(value, values);
    if (lines.length === 0) return nothing;
    const others = other ? linesOf(other.value, other.values) : [];
    const differing = lines.filter((line) => !others.includes(line));
    const same = lines.length - differing.length;
    return (
      <>
        <span className={classes.count}>{t('conflict.entries', { count: lines.length })}</span>
        {differing.map((line) => (
          <span key={line} className={classes.entry}>
            {line}
          </span>
        ))}
        {same > 0 ? <span className={classes.none}>{t('conflict.sameInBoth', { count: same })}</span> : null}
      </>
    );
  }
  const text = textOf(value, values);
  if (text === '') return nothing;
  const compared = other ? textOf(other.value, other.values) : undefined;
  if (!isText(text) || !isText(compared)) return text;
  const { before, differing, after } = differingPart(String(text), String(compared));
  return (
    <>
      {before}
      {before || after ? <mark className={classes.differing}>{differing}</mark> : differing}
      {after}
    </>
  );
}
