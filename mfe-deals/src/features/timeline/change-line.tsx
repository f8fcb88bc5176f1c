import type { TimelineChange } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { VisuallyHidden } from '@handover/shared/ui';
import { useLabels } from '@handover/shared/ui-extra';

type Value = TimelineChange['before'];
/** Longer ones are folded: the old text and the new would fill the page. */
const LONG = 120;

/** One value of an edit: what it is called, the old value struck through, the new one. */
export function ChangeLine({ change }: { change: TimelineChange }) {
  const { t } = useTranslation('deals');
  const text = useValueText();
  const { field, year, before, after } = change;
  const name = [t(`timeline.field.${field}`), year].filter(Boolean).join(' ');
  if (before === null && after === null) return <li>{name}</li>;
  const [old, now] = [text(before), text(after)];
  const values = (
    <>
      <del>
        <VisuallyHidden>{t('timeline.before')} </VisuallyHidden>
        {old || t('timeline.nothing')}
      </del>
      <span aria-hidden="true"> → </span>
      <ins>
        <VisuallyHidden>{t('timeline.after')} </VisuallyHidden>
        {now || t('timeline.nothing')}
      </ins>
    </>
  );
  if (old.length + now.length <= LONG)
    return (
      <li>
        {t('timeline.named', { name })} {values}
      </li>
    );
  return (
    <li>
      <details>
        <summary>{name}</summary>
        {values}
      </details>
    </li>
  );
}

function useValueText() {
  const { money, number } = useFormat();
  const labels = useLabels();
  return (value: Value): string => {
    if (value === null) return '';
    if (typeof value === 'number') return number(value);
    if (typeof value === 'string') return value;
    if (Array.isArray(value)) return labels(value).join(', ');
    return money(value.amount, value.currency);
  };
}
