import { useTranslation } from '@handover/shared/i18n';
import { TextInput } from '@handover/shared/overlays';
import { Icon } from '@handover/shared/ui';
import { useEffect, useRef, useState } from 'react';

const PAUSE = 300;

/** Asks when typing pauses; follows the address when that changes by itself. */
export const CompanySearch = ({ value, onSearch }: { value: string; onSearch: (name: string) => void }) => {
  const { t } = useTranslation('companies');
  const [text, setText] = useState(value);
  const known = useRef(value);
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === known.current) return;
    const timer = setTimeout(() => {
      known.current = wanted;
      onSearch(wanted);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <TextInput
      type="search"
      label={t('list.search')}
      maxLength={100}
      maw="26rem"
      leftSection={<Icon name="search" size={16} />}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
};
