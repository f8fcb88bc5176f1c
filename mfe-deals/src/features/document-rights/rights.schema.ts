import { type Day, DOCUMENT_ACCESS, isDay } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';
import { hasDay, INHERITED, OPENINGS, type Opening } from './opening.rules.ts';

/** The form of rights; a day that is asked for is ahead. */
export const rightsSchema = (min: Day, notAhead: string) =>
  yup.object({
    access: yup
      .string()
      .oneOf([...DOCUMENT_ACCESS, INHERITED])
      .required(),
    opening: yup.string().oneOf(OPENINGS).required(),
    day: yup
      .string()
      .when(['access', 'opening'], ([access, opening], field) =>
        access !== 'hidden' && access !== INHERITED && hasDay(opening as Opening)
          ? rules.requiredDate().test('ahead', notAhead, (day) => !isDay(day) || day >= min)
          : field,
      ),
  });
