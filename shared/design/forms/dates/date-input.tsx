import { DateInput, type DateInputProps } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import '../../overlays/styles/popover.css';
import './date-input.css';

/** Mantine's field with its calendar, in a chunk of its own. */
export const LazyDateInput = (props: DateInputProps) => <DateInput {...props} />;
