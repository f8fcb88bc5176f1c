import { DateInput, type DateInputProps } from '@mantine/dates';
import { type KeyboardEvent, useState } from 'react';
import { isDay } from '../../../contract/days/days.ts';
import { parseDay } from '../../../contract/days/parse-day.ts';
import { awayFromLabel } from '../away-from-label.ts';
import '@mantine/dates/styles.layer.css';
import '../styles/popover.css';
import './date-input.css';

interface LazyDateInputProps
  extends Omit<DateInputProps, 'value' | 'onChange' | 'onBlur' | 'onInput' | 'onKeyDown'> {
  /** yyyy-mm-dd, '' for none, or text that was left and is no day. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: (() => void) | undefined;
  onWrong?: ((text: string) => void) | undefined;
  /** The error while the text is no day. */
  wrong: string;
  /** It can't be left empty: its form says so. */
  isRequired: boolean;
}

/**
 * Whether the field of this name, which shows the day until the calendar is loaded, has the focus, so that the user
 * can stay in it.
 */
const isInField = (name = '') => {
  const focused = document.activeElement;
  return name !== '' && focused instanceof HTMLInputElement && focused.readOnly && focused.name === name;
};

/** Mantine's date input with its calendar, in a chunk of its own. Text that is no day stays, where Mantine puts the day before back. */
export function LazyDateInput(all: LazyDateInputProps) {
  const { value, onChange, onBlur, onWrong, wrong, isRequired, error, ...props } = all;
  const [isOpen, setOpen] = useState(false);
  const [isFocused] = useState(() => isInField(props.name));
  /** The typed text; undefined if nothing was typed since the value was set. */
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const isNoDay = Boolean(typed?.trim()) && parseDay(typed ?? '') === null;
  // While the text is no day, Mantine's field keeps the previous day: another value would replace the text.
  const [day, setDay] = useState(value);
  if (isDay(value) ? value !== day : day !== '' && !isNoDay) setDay(isDay(value) ? value : '');
  const leave = () => {
    if (isNoDay) {
      setWrong(true);
      onWrong?.(typed ?? '');
    } else if (typed?.trim() === '' && isRequired) onChange('');
  };
  return (
    <DateInput
      dateParser={parseDay}
      popoverProps={{
        onOpen: () => setOpen(true),
        onClose: () => setOpen(false),
        offset: awayFromLabel,
      }}
      // While the calendar is open, Escape closes it, and not the dialog around it.
      data-mantine-stop-propagation={isOpen}
      {...props}
      autoFocus={isFocused}
      clearable={!isRequired}
      error={isWrong ? wrong : error}
      value={day || null}
      onChange={(chosen) => {
        setTyped(undefined);
        setWrong(false);
        onChange(chosen ?? '');
      }}
      onInput={({ currentTarget }) => {
        setTyped(currentTarget.value);
        setWrong(false);
      }}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && leave()}
      onBlur={() => {
        leave();
        onBlur?.();
      }}
      fixOnBlur={!isNoDay}
    />
  );
}
