import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/dates/styles.layer.css';
import { useFormat } from '../../design/format/index.ts';
import { Button, Group, Text } from '../../design/ui/index.ts';
import { Modal } from '../../design/ui-extra/index.ts';
import type { ModalOf } from '../../kernel/modals/index.ts';
import './range-date-picker.css';

/** A range of days in one calendar: the first click sets its start, the second its end. */
export function RangeDatePickerModal({ title, from, to, min, max, onClose }: ModalOf<'range-date-picker'>) {
  const { t } = useTranslation(['inputs', 'common']);
  const { date, language } = useFormat();
  const [[first, last], setRange] = useState<[string | null, string | null]>([from, to]);
  const formatted = (day: string | null) => date(day) || '…';
  return (
    <Modal
      opened
      onClose={() => onClose()}
      title={title}
      size="auto"
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      <DatePicker
        className="range-date-picker"
        type="range"
        allowSingleDateInRange
        value={[first, last]}
        onChange={setRange}
        defaultDate={first ?? min}
        minDate={min}
        maxDate={max}
        locale={language}
        ariaLabels={{
          nextMonth: t('nextMonth'),
          previousMonth: t('previousMonth'),
        }}
      />
      <Text role="status" size="sm" mt="sm">
        {first || last ? `${formatted(first)} – ${formatted(last)}` : t('dates.first')}
      </Text>
      <Group gap="sm" mt="lg">
        <Button
          disabled={!first || !last}
          onClick={() => first && last && onClose({ from: first, to: last })}
        >
          {t('dates.take')}
        </Button>
        <Button variant="default" onClick={() => onClose()}>
          {t('common:action.cancel')}
        </Button>
      </Group>
    </Modal>
  );
}
