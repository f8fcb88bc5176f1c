import { z } from 'zod';
import { clearableNumber, idListSchema, idTextSchema, numberText, priceSchema } from './wire.schema.ts';

const schemas = {
  amount: clearableNumber(priceSchema),
  page: numberText(z.number().int().min(0)),
  id: idTextSchema,
  ids: idListSchema,
};

test.each<[keyof typeof schemas, unknown, unknown]>([
  ['amount', '1200000', 1_200_000],
  ['amount', ' 12.50 ', 12.5],
  ['amount', 12.5, 12.5],
  ['amount', '', null],
  ['amount', 'null', null],
  ['amount', '1e9', undefined],
  ['amount', '0x10', undefined],
  ['amount', 'Infinity', undefined],
  ['amount', '1_000', undefined],
  ['amount', '3,6 M', undefined],
  ['amount', '+5', undefined],
  ['amount', ' ', undefined],
  ['page', '3', 3],
  ['page', '1e2', undefined],
  ['id', '12', 12],
  ['id', '1e3', undefined],
  ['id', '0x1f', undefined],
  ['ids', '1,2', [1, 2]],
  ['ids', '[1, 2]', [1, 2]],
  ['ids', ['1', '2'], [1, 2]],
  ['ids', '1,1e3', undefined],
  ['ids', ['1e3'], undefined],
])('%s: %p is read as %p', (name, input, value) => {
  const result = schemas[name].safeParse(input);
  expect(result.success ? result.data : undefined).toEqual(value);
});
