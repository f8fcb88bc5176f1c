import { useTranslation } from '@handover/shared/i18n';
import { Button, Icon } from '@handover/shared/ui';
import { useId, useState } from 'react';
import type { LegalNamespace } from './legal-namespace.ts';
import classes from './legal-page.module.css';

interface LegalContentsProps {
  namespace: LegalNamespace;
  anchors: readonly string[];
}

/** The table of contents: beside the text, on a narrow page a line above it that opens. */
export function LegalContents({ namespace, anchors }: LegalContentsProps) {
  const { t } = useTranslation(namespace);
  const [isOpen, setOpen] = useState(false);
  const [list, heading] = [useId(), useId()];
  return (
    <nav aria-labelledby={heading} className={classes.contents}>
      <h2 id={heading}>{t('contents')}</h2>
      <button
        type="button"
        className={classes.opener}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        {t('contents')}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      <div id={list} className={classes.list} data-open={isOpen || undefined}>
        <ol>
          {anchors.map((anchor) => (
            <li key={anchor}>
              <a href={`#${anchor}`} onClick={() => setOpen(false)}>
                {t(`sections.${anchor}.title`)}
              </a>
            </li>
          ))}
        </ol>
        <Button variant="default" size="sm" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </nav>
  );
}
