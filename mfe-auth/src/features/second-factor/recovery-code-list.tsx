import { useTranslation } from '@handover/shared/i18n';
import { Button, Group, Stack, Text } from '@handover/shared/ui';
import { useEffect, useRef, useState } from 'react';
import classes from './recovery-code-list.module.css';

interface RecoveryCodeListProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, shown this once, to copy or keep as a file. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const { t } = useTranslation('auth');
  const [copied, setCopied] = useState<boolean>();
  const list = useRef<HTMLUListElement>(null);
  // The button that had the focus is gone.
  useEffect(() => list.current?.focus(), []);
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Stack gap="md">
      <Text>{t('codes.recoveryLead')}</Text>
      <ul ref={list} tabIndex={-1} className={classes.codes} aria-label={t('codes.recovery')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Text role="status" size="sm">
        {copied !== undefined && t(copied ? 'codes.copied' : 'codes.notCopied')}
      </Text>
      <Group gap="sm">
        <Button variant="default" onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button
          variant="default"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${t('codes.fileTitle')}\n\n${text}\n`)}`}
          download="handover-recovery-codes.txt"
        >
          {t('codes.download')}
        </Button>
      </Group>
      <Button onClick={onDone}>{t('codes.kept')}</Button>
    </Stack>
  );
}
