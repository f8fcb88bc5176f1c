import {
  Accordion as MantineAccordion,
  Pagination as MantinePagination,
  Progress as MantineProgress,
  Table as MantineTable,
} from '@mantine/core';
import './styles/data.css';

export const Table = MantineTable;
export const Pagination = MantinePagination;
export const Progress = MantineProgress;
export const Accordion = MantineAccordion;
