import { useId } from 'react';
import { useTranslation } from '../../../../kernel/i18n/index.ts';
import type { FieldDescription } from '../../form/errors/field-descriptions.ts';
import classes from './conflict.module.css';
import type { Version } from './use-conflict.ts';
import type { VersionChoice } from './use-version-choice.ts';
import { VersionValue } from './version-value.tsx';

const OTHER: Record<Version, Version> = { stored: 'typed', typed: 'stored' };

interface ConflictFieldProps {
  name: string;
  description: FieldDescription;
  choice: VersionChoice;
  /** The values of each version: an amount needs its currency. */
  versions: Record<Version, object>;
}

/** Both versions of a field, and the choice of which one to keep. */
export function ConflictField({ name, description, choice, versions }: ConflictFieldProps) {
  const { t } = useTranslation('inputs');
  const id = useId();
  const sideOf = (version: Version) => ({
    value: choice.valueOf(name, version),
    values: versions[version],
  });
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{description.label}</legend>
      <div className={classes.versions}>
        {(['stored', 'typed'] as const).map((version) => (
          <label key={version} className={classes.version}>
            <input
              type="radio"
              name={id}
              checked={choice.chosenOf(name) === version}
              onChange={() => choice.choose([name], version)}
              aria-labelledby={`${id}-${version}`}
              aria-describedby={`${id}-${version}-value`}
            />
            <span id={`${id}-${version}`} className={classes.kind}>
              {t(`conflict.${version}`)}
            </span>
            <span id={`${id}-${version}-value`} className={classes.value}>
              <VersionValue description={description} {...sideOf(version)} other={sideOf(OTHER[version])} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
