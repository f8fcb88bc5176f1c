import { FIRM_ROLES, type FirmMember } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { ActionIcon, Avatar, Button, Icon, NativeSelect } from '@handover/shared/ui';
import classes from '../firm.module.css';
import { useMemberActions } from './use-member-actions.ts';

interface MemberRowProps {
  member: FirmMember;
  /** Whether the viewer is one. */
  isOwner: boolean;
  isLastOwner: boolean;
}

export function MemberRow({ member, isOwner, isLastOwner }: MemberRowProps) {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const { setRole, remove, handOn } = useMemberActions(member);
  const name = `${member.first_name} ${member.last_name}`;
  // The last owner hands the firm on instead.
  const canChange = isOwner && !(member.is_me && isLastOwner);
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <Avatar name={name} src={member.image} />
        <div>
          <div className={classes.name}>{member.is_me ? t('firm.me', { name }) : name}</div>
          <p className={classes.note}>
            {canChange ? '' : `${t(`firm.roles.${member.role}`)} · `}
            {member.email}
          </p>
          <p className={classes.note}>{t('firm.since', { date: date(member.joined_at) })}</p>
        </div>
      </div>
      {canChange ? (
        <div className={classes.actions}>
          <NativeSelect
            label={t('firm.role', { name })}
            value={member.role}
            options={FIRM_ROLES.map((value) => ({ value, label: t(`firm.roles.${value}`) }))}
            onChoose={(value) => void setRole(FIRM_ROLES.find((each) => each === value))}
          />
          {member.is_me ? null : (
            <>
              <Button
                variant="default"
                aria-label={t('firm.handOn.label', { name })}
                onClick={() => void handOn()}
              >
                {t('firm.handOn.action')}
              </Button>
              <ActionIcon
                aria-label={t('firm.remove.action')}
                title={t('firm.remove.action')}
                onClick={() => void remove()}
              >
                <Icon name="trash" size={18} />
              </ActionIcon>
            </>
          )}
        </div>
      ) : null}
    </li>
  );
}
