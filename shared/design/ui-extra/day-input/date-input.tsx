import { DateInput, type DateInputProps } from '@mantine/dates';
import { useState } from 'react';
import { parseDay } from '../../../contract/parse-day.ts';
import '@mantine/dates/styles.layer.css';
import '../styles/popover.css';
import './date-input.css';

/** Mantine's date input with its calendar, in a chunk of its own. */
export function LazyDateInput(props: DateInputProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DateInput
      dateParser={parseDay}
      popoverProps={{ onOpen: () => setOpen(true), onClose: () => setOpen(false) }}
      // While the calendar is open, Escape is for it, and not for the dialog around it.
      data-mantine-stop-propagation={isOpen}
      {...props}
    />
  );
}
