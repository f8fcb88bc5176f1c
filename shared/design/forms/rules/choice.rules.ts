import * as yup from 'yup';
import { COUNT } from '../../../contract/limits.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const choices = ({ min = 0, max }: { min?: number; max?: number } = {}) => {
  const list = yup.array(yup.string().required()).default([]).min(min, 'requiredField');
  return max === undefined ? list : list.max(max, 'tooMany');
};

export const choiceRules = {
  choice: () => yup.string().nullable().default(null).required('requiredField'),
  optionalChoice: () => yup.string().nullable().default(null),
  choices,
  /** One to five. */
  sectors: () => choices({ min: 1, max: COUNT.sectors }),
  /** At most ten. */
  subSectors: () => choices({ max: COUNT.subSectors }),
  /** At most ten. */
  tags: () => choices({ max: COUNT.tags }),
  date: () => yup.string().default('').matches(DAY, { message: 'invalidDate', excludeEmptyString: true }),
  requiredDate: () => yup.string().default('').required('requiredField').matches(DAY, 'invalidDate'),
  ticked: (message = 'requiredField') => yup.boolean().default(false).oneOf([true], message),
  file: () => yup.mixed<File>().nullable().default(null),
  requiredFile: () => yup.mixed<File>().nullable().default(null).required('requiredFile'),
};
