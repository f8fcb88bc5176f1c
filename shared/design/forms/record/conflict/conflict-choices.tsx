import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../../../kernel/i18n/index.ts';
import { useAtomValue } from '../../../../kernel/store/index.ts';
import { Button, Group } from '../../../ui/index.ts';
import type { FieldDescription, FieldDescriptionsAtom } from '../../form/errors/field-descriptions.ts';
import classes from './conflict.module.css';
import { ConflictField } from './conflict-field.tsx';
import type { Conflict } from './use-conflict.ts';
import { useVersionChoice } from './use-version-choice.ts';
import { VersionValue } from './version-value.tsx';

interface ConflictChoicesProps {
  conflict: Conflict;
  descriptionsAtom: FieldDescriptionsAtom;
}

/** The differences, field by field: first those that both have changed, then those that only one has. */
export function ConflictChoices({ conflict, descriptionsAtom }: ConflictChoicesProps) {
  const { t } = useTranslation('inputs');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const descriptions = useAtomValue(descriptionsAtom);
  const choice = useVersionChoice(conflict);
  const { both, onlyMine, onlyTheirs } = conflict.differences;
  const { versions } = conflict;
  const describe = (name: string): FieldDescription => descriptions.get(name) ?? { label: name };
  const fields = (names: readonly string[]) =>
    names.map((name) => (
      <ConflictField
        key={name}
        name={name}
        description={describe(name)}
        choice={choice}
        versions={versions}
      />
    ));
  // The button that was pressed is far from what is to be decided.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className={classes.choices}>
      <h2 id={id} ref={heading} tabIndex={-1} className={classes.heading}>
        {t('conflict.heading')}
      </h2>
      {fields(both)}
      {onlyMine.length > 0 ? (
        <details className={classes.others}>
          <summary>{t('conflict.onlyMine', { count: onlyMine.length })}</summary>
          {fields(onlyMine)}
        </details>
      ) : null}
      {onlyTheirs.length > 0 ? (
        <details className={classes.others}>
          <summary>{t('conflict.onlyTheirs', { count: onlyTheirs.length })}</summary>
          <dl className={classes.taken}>
            {onlyTheirs.map((name) => (
              <div key={name}>
                <dt>{describe(name).label}</dt>
                <dd className={classes.value}>
                  <VersionValue
                    description={describe(name)}
                    value={Reflect.get(versions.stored, name)}
                    values={versions.stored}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
      {both.length > 1 ? (
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => choice.choose(both, 'typed')}>
            {t('conflict.keepAll')}
          </Button>
          <Button size="xs" variant="default" onClick={() => choice.choose(both, 'stored')}>
            {t('conflict.takeAll')}
          </Button>
        </Group>
      ) : null}
    </section>
  );
}
