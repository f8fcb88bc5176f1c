import { useTranslation } from '@handover/shared/i18n';
import classes from './consequences.module.css';

/** The consequences of a confirmation, in full sentences. */
export function Consequences({ sentences }: { sentences: string[] }) {
  const { t } = useTranslation('deals');
  return (
    <section className={classes.consequences}>
      <h3 className={classes.title}>{t('dialog.consequences')}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
