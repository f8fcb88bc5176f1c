import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { EmptyState, Text } from '@handover/shared/ui';
import { useRef, useState } from 'react';
import { useModerate } from '../../queries/moderation.query.ts';
import classes from './moderation.module.css';
import { ModerationItem } from './moderation-item.tsx';

/** What was judged goes at once; it comes back, with what was typed and a message, when the server refuses. */
export const ModerationQueue = ({ items }: { items: Opportunity[] }) => {
  const { t } = useTranslation('opportunities');
  const { mutateAsync } = useModerate();
  const [judged, setJudged] = useState<Record<number, boolean>>({});
  const [errors, setErrors] = useState<Record<number, unknown>>({});
  const [said, setSaid] = useState('');
  const place = useRef<HTMLParagraphElement>(null);
  const judge = async ({ id, project_title: title }: Opportunity, validated: boolean, reason?: string) => {
    setJudged((known) => ({ ...known, [id]: true }));
    setErrors((known) => ({ ...known, [id]: undefined }));
    setSaid(t(validated ? 'moderation.published' : 'moderation.rejected', { title }));
    place.current?.focus();
    try {
      await mutateAsync({ id, validated, reason });
    } catch (error) {
      setJudged((known) => ({ ...known, [id]: false }));
      setErrors((known) => ({ ...known, [id]: error }));
      setSaid('');
    }
  };
  const left = items.filter(({ id }) => !judged[id]).length;
  return (
    <>
      <Text ref={place} role="status" tabIndex={-1} mb="lg">
        {[said, left > 0 ? t('moderation.count', { count: left }) : ''].filter(Boolean).join(' ')}
      </Text>
      {left === 0 ? <EmptyState title={t('moderation.empty')} text={t('moderation.emptyText')} /> : null}
      <ul className={classes.queue}>
        {/* Hidden, not taken out: a reason that was typed is still there if the call fails. */}
        {items.map((item) => (
          <li key={item.id} hidden={judged[item.id]}>
            <ModerationItem
              opportunity={item}
              error={errors[item.id]}
              onVerdict={(validated, reason) => judge(item, validated, reason)}
            />
          </li>
        ))}
      </ul>
    </>
  );
};
