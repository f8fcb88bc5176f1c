import { useState } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { ActionIcon, Icon } from '../../ui/index.ts';
import { TextInput } from '../../ui-extra/index.ts';
import { passwordChecks } from '../rules/password-checks.ts';
import classes from './fields.module.css';
import { type FieldProps, inputProps, useField } from './use-field.ts';

export interface PasswordFieldProps extends FieldProps {
  /** Shows the rules of a new password, and which of them are met. */
  withRules?: boolean;
  autoComplete?: 'current-password' | 'new-password';
}

/** A password, which can be made visible. */
export const PasswordField = ({ withRules = false, autoComplete, ...props }: PasswordFieldProps) => {
  const { t } = useTranslation('inputs');
  const [shown, setShown] = useState(false);
  const { field, error } = useField(props.name, props.checks);
  const value = String(field.value ?? '');
  const rulesId = `${props.name}-rules`;
  return (
    <div>
      <TextInput
        {...inputProps(props)}
        {...field}
        value={value}
        error={error}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete ?? (withRules ? 'new-password' : 'current-password')}
        spellCheck={false}
        autoCapitalize="none"
        rightSection={
          <ActionIcon
            size="md"
            aria-label={t(shown ? 'hidePassword' : 'showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} size={18} />
          </ActionIcon>
        }
      />
      {withRules ? (
        <ul id={rulesId} className={classes.rules} aria-label={t('passwordRules')}>
          {passwordChecks(value).map(({ key, met }) => (
            <li key={key} data-met={met || undefined}>
              <Icon name={met ? 'check' : 'minus'} size={14} label={t(met ? 'ruleMet' : 'ruleOpen')} />
              {t(key)}
            </li>
          ))}
          {/* The list of common passwords is the server's. */}
          <li>
            <Icon name="question" size={14} />
            {t('passwordUncommon')}
          </li>
        </ul>
      ) : null}
    </div>
  );
};
