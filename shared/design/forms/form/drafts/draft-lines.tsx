import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../../../kernel/i18n/index.ts';
import { useAtomValue } from '../../../../kernel/store/index.ts';
import { Anchor } from '../../../ui/index.ts';
import { useFormContext } from '../form-context.tsx';
import classes from './draft-notice.module.css';
import { type DraftActions, draftOf } from './draft-state.ts';
import { useDraftTimes } from './use-draft-times.ts';

/**
 * The messages about the draft of the form, the most important first. `withSaved` also shows when it was stored. That
 * message stands alone, or in the line about a restored draft: the bar of a form has one line for it on a phone.
 */
export function DraftLines({ withSaved = false }: { withSaved?: boolean }) {
  const { t } = useTranslation('inputs');
  const { control } = useFormContext();
  const draft = draftOf(control);
  const state = useAtomValue(draft.stateAtom);
  const times = useDraftTimes();
  const lines = useRef<HTMLDivElement>(null);
  const { restoredAt, savedAt, lostFiles = [], older, isElsewhere, isRefused } = state;
  const saved = withSaved && savedAt !== undefined ? times.saved(savedAt) : undefined;
  const isAlone = !isRefused && !isElsewhere && lostFiles.length === 0 && !older;
  const act = (name: keyof DraftActions) => () => {
    // The button goes; the focus stays here.
    lines.current?.focus();
    draft.actions?.[name]();
  };
  return (
    <div ref={lines} role="status" tabIndex={-1} className={classes.lines}>
      {isRefused ? <strong>{t('draftRefused')}</strong> : null}
      {isElsewhere ? (
        <Line text={t('draftElsewhere')}>
          <Anchor component="button" type="button" onClick={act('takeOther')}>
            {t('draftTakeOther')}
          </Anchor>
          <Anchor component="button" type="button" onClick={act('keepMine')}>
            {t('draftKeepMine')}
          </Anchor>
        </Line>
      ) : null}
      {restoredAt === undefined ? null : (
        <Line text={saved ?? times.restored(restoredAt)}>
          <Anchor component="button" type="button" onClick={act('discard')}>
            {t('draftDiscard')}
          </Anchor>
        </Line>
      )}
      {lostFiles.length > 0 ? (
        <span>{t('draftFiles', { count: lostFiles.length, names: lostFiles.join(', ') })}</span>
      ) : null}
      {older && restoredAt === undefined && !isElsewhere ? (
        <Line text={times.older(older)}>
          <Anchor component="button" type="button" onClick={act('takeOlder')}>
            {t('draftTakeOlder')}
          </Anchor>
          <Anchor component="button" type="button" onClick={act('dropOlder')}>
            {t('draftDropOlder')}
          </Anchor>
        </Line>
      ) : null}
      {saved && restoredAt === undefined && isAlone ? <span>{saved}</span> : null}
    </div>
  );
}

const Line = ({ text, children }: { text: string; children: ReactNode }) => (
  <span className={classes.line}>
    {text} {children}
  </span>
);
