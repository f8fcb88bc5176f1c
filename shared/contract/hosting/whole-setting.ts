import { z } from 'zod';

/** A whole number from the environment, within a range. */
export const whole = (least: number, most: number, fallback: number) =>
  z.coerce.number().int().min(least).max(most).default(fallback);
