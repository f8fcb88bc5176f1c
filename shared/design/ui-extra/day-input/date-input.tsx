import { DateInput, type DateInputProps } from '@mantine/dates';
import { parseDay } from '../../../contract/parse-day.ts';
import '@mantine/dates/styles.layer.css';
import '../styles/popover.css';
import './date-input.css';

/** Mantine's date input with its calendar, in a chunk of its own. */
export const LazyDateInput = (props: DateInputProps) => <DateInput dateParser={parseDay} {...props} />;
