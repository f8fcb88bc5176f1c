import { useTranslation } from '@handover/shared/i18n';
import { Button, Icon } from '@handover/shared/ui';
import { Checkbox } from '@handover/shared/ui-extra';
import { useId, useState } from 'react';
import classes from './template.module.css';

interface TemplateSectionProps {
  section: { name: string; lines: readonly string[] };
  chosen: ReadonlySet<string>;
  /** Chooses these lines, or leaves them out. */
  onChoose: (lines: readonly string[], isChosen: boolean) => void;
}

/** A section of a template: all of it, or some of its lines. */
export function TemplateSection({ section, chosen, onChoose }: TemplateSectionProps) {
  const { t } = useTranslation('deals');
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const { name, lines } = section;
  const count = lines.filter((line) => chosen.has(line)).length;
  return (
    <li className={classes.section}>
      <div className={classes.head}>
        <Checkbox
          label={name}
          checked={count === lines.length}
          indeterminate={count > 0 && count < lines.length}
          onChange={() => onChoose(lines, count < lines.length)}
        />
        <Button
          size="xs"
          variant="subtle"
          className={classes.unfold}
          rightSection={<Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          aria-label={t('diligence.template.linesOf', { count, total: lines.length, section: name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('diligence.template.lines', { count, total: lines.length })}
        </Button>
      </div>
      {isOpen ? (
        <ul id={list} className={classes.lines}>
          {lines.map((line) => (
            <li key={line}>
              <Checkbox
                label={line}
                checked={chosen.has(line)}
                onChange={() => onChoose([line], !chosen.has(line))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
