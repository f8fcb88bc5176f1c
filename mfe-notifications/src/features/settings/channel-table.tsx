import type { NotificationKind, NotificationSettings } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Icon } from '@handover/shared/ui';
import { Switch } from '@handover/shared/ui-extra';
import { useChangeSettings } from '../../queries/change-settings.mutation.ts';
import classes from './settings.module.css';

/** The subjects in the order of a sale. */
const SUBJECTS = {
  trade: ['opportunities', 'requests', 'searches', 'favorites'],
  deals: ['letters', 'exclusivity', 'deals', 'questions', 'documents'],
  account: ['firms', 'advisers', 'security'],
} as const satisfies Record<string, readonly NotificationKind[]>;
const CHANNELS = ['socket', 'email'] as const;

/** E-mails about the security of the account can't be switched off; the server enforces it too. */
const isFixed = (kind: NotificationKind, channel: (typeof CHANNELS)[number]) =>
  kind === 'security' && channel === 'email';

/** A row per kind with a switch per channel. A fixed channel has a text in place of a switch, which would look broken. */
export function ChannelTable({ settings }: { settings: NotificationSettings }) {
  const { t } = useTranslation('notifications');
  const change = useChangeSettings(settings.id);

  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{t('settings.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('settings.what')}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col" className={classes.channel}>
              {t(`settings.channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      {Object.entries(SUBJECTS).map(([subject, kinds]) => (
        <tbody key={subject}>
          <tr>
            <th colSpan={3} scope="rowgroup" className={classes.subject}>
              {t(`settings.subjects.${subject}`)}
            </th>
          </tr>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row" className={classes.kind}>
                {t(`settings.kinds.${kind}.title`)}
                <span>{t(`settings.kinds.${kind}.text`)}</span>
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel} className={classes.channel}>
                  {isFixed(kind, channel) ? (
                    <span className={classes.fixed}>
                      <Icon name="lock" size={18} />
                      {t('settings.fixed')}
                    </span>
                  ) : (
                    <Switch
                      className={classes.switch}
                      size="md"
                      aria-label={t('settings.switch', {
                        kind: t(`settings.kinds.${kind}.title`),
                        channel: t(`settings.channels.${channel}`),
                      })}
                      checked={settings.channels[kind][channel]}
                      onChange={(event) => change.mutate({ kind, channel, on: event.currentTarget.checked })}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
