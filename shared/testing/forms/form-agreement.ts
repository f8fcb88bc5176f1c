import fc from 'fast-check';
import type { AnyObjectSchema, SchemaFieldDescription } from 'yup';
import type { z } from 'zod';
import { COUNT, ID_MAX, TEXT } from '../../contract/limits.ts';
import { toFormData } from '../../kernel/http/to-form-data.ts';
import { propertyRuns } from '../property-runs.ts';

type Values = Record<string, unknown>;

/** A call of a form: the server's schema, and the body for given values. */
export interface FormCall<Form> {
  schema: z.ZodType;
  /** Undefined where the call is not made. */
  body: (values: Form) => object | undefined;
  /** Whether the body is multipart, so that the schema gets texts. */
  multipart?: boolean;
}

/** A form and its calls. */
export interface FormAgreement<Form extends object> {
  form: AnyObjectSchema;
  /** Values that both accept. */
  valid: Form;
  calls: FormCall<Form>[];
  /** Random values of fields whose kind the form's schema does not tell, or which have further rules. */
  values?: Record<string, fc.Arbitrary<unknown>>;
}

const LENGTHS = [...new Set(Object.values(TEXT).flatMap((limit) => [limit - 1, limit, limit + 1]))];
const CHARACTERS = ['a', 'É', '9', ' ', '-', '’', '.', '@', '/', '\n', '漢', '😀'];
const BLANKS = ['', ' ', '\n', '\u00a0'];
const SAMPLES = [
  '',
  ' ',
  'null',
  'undefined',
  '0',
  '-1',
  '1e3',
  'a@b.test',
  'a@b',
  'http:a',
  'https://a b',
  'javascript:a',
];
const PHONES = ['', ' ', '+33 4 76 00 00 00', 'x'.repeat(TEXT.phoneInputMax + 1)];

const text = fc.oneof(
  fc.constantFrom(...SAMPLES),
  fc.string({ unit: 'grapheme', maxLength: 2 * TEXT.nameMax }),
  fc.webUrl(),
  fc.emailAddress(),
  fc
    .tuple(fc.constantFrom(...LENGTHS), fc.constantFrom(...CHARACTERS), fc.constantFrom(...BLANKS))
    .map(([length, character, blank]) => blank + character.repeat(length) + blank),
);
const id = fc
  .oneof(fc.integer({ min: -1, max: 12 }), fc.constantFrom(ID_MAX, ID_MAX + 1, 1.5, 'x'))
  .map(String);
const year = fc.integer({ min: 1898, max: 2102 }).map(String);
const number = fc.oneof(
  fc.constantFrom(null, 0, -0.01, 0.001, 1.005, 0.1 + 0.2, 1e6, 1e6 + 1, 1e12, 1e12 + 0.01, -1e12, -1e12 - 1),
  fc.integer(),
  fc.integer().map((cents) => cents / 100),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Random values of a field by its rule; phone numbers are fixed ones, since the server's parser validates them. */
function valuesOf(field: SchemaFieldDescription): fc.Arbitrary<unknown> {
  const kind: unknown = 'meta' in field ? field.meta?.kind : undefined;
  const inner = innerOf(field);
  const choices = 'oneOf' in field && kind === undefined ? field.oneOf : [];
  const values = () => {
    if (kind === 'phone') return fc.constantFrom(...PHONES);
    if (kind === 'id') return fc.oneof(id, fc.constant(''));
    if (kind === 'year') return year;
    if (field.type === 'number') return number;
    if (field.type === 'boolean') return fc.boolean();
    if (inner && 'fields' in inner)
      return fc.array(fc.record(mapValues(inner.fields)), { maxLength: COUNT.addBacks + 1 });
    if (inner) return fc.array(id, { maxLength: 12 });
    if (choices.length > 0) return fc.oneof(fc.constantFrom(...choices), text);
    if (field.type === 'string') return text;
    throw new Error(`There are no random values for a field of type ${field.type}`);
  };
  return 'nullable' in field && field.nullable
    ? fc.oneof({ weight: 9, arbitrary: values() }, { weight: 1, arbitrary: fc.constant(null) })
    : values();
}

const mapValues = (fields: Record<string, SchemaFieldDescription>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valuesOf(field)]));

/** The description of a list's items. */
const innerOf = (field: SchemaFieldDescription): SchemaFieldDescription | undefined =>
  'innerType' in field && !Array.isArray(field.innerType) ? field.innerType : undefined;

/** Paths of the fields, including those of the first row of a list. */
function pathsOf(schema: AnyObjectSchema, values: FormAgreement<object>['values'] = {}) {
  const paths = new Map<string, fc.Arbitrary<unknown>>();
  for (const [name, field] of Object.entries(schema.describe().fields)) {
    const row = innerOf(field);
    const given = values[name];
    if (given) paths.set(name, given);
    if (row && 'fields' in row)
      for (const [inner, innerField] of Object.entries(row.fields))
        paths.set(`${name}.0.${inner}`, valuesOf(innerField));
    else if (!given) paths.set(name, valuesOf(field));
  }
  return paths;
}

function changed<Form extends object>(values: Form, path: string, value: unknown): Form {
  const copy: Form = JSON.parse(JSON.stringify(values));
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<object>((inner, name) => Reflect.get(inner, name), copy);
  Reflect.set(parent, last, value);
  return copy;
}

/** The body as the server parses it: JSON, or the texts of a multipart form, with lists of repeated names. */
function received(body: object, multipart: boolean): unknown {
  if (!multipart) return JSON.parse(JSON.stringify(body));
  const parts: Values = {};
  const form = toFormData(body);
  for (const name of new Set(form.keys())) {
    const all = form.getAll(name);
    parts[name] = all.length > 1 ? all : all[0];
  }
  return parts;
}

/** 0 to `max` rows, of which the second sometimes repeats the first. */
export const randomRows = <Row>(rowOf: (index: number) => Row, max: number): fc.Arbitrary<Row[]> =>
  fc
    .tuple(fc.integer({ min: 0, max }), fc.boolean())
    .map(([count, repeat]) =>
      Array.from({ length: count }, (_, index) => rowOf(repeat && index === 1 ? 0 : index)),
    );

/** Declares a test per field: the form refuses exactly those random values that the server's schemas refuse. */
export function testFormAgreement<Form extends object>(name: string, agreement: FormAgreement<Form>): void {
  const { form, valid, calls, values = {} } = agreement;
  const serverAccepts = (sent: Form) =>
    calls.every(({ schema, body, multipart = false }) => {
      const made = body(sent);
      return made === undefined || schema.safeParse(received(made, multipart)).success;
    });
  const sentOf = (typed: Form): Form => form.cast(typed, { assert: false });

  test(`${name}: form and server accept valid values`, async () => {
    expect([await form.isValid(valid), serverAccepts(sentOf(valid))]).toEqual([true, true]);
  });

  test.each([...pathsOf(form, values)])(
    `${name}: the form refuses the same values of %s as the server`,
    async (path, arbitrary) => {
      await fc.assert(
        fc.asyncProperty(arbitrary, async (value) => {
          const typed = changed(valid, path, value);
          const accepted = await form.isValid(typed);
          expect({ value, acceptedBy: accepted ? 'both' : 'none' }).toEqual({
            value,
            acceptedBy: serverAccepts(sentOf(typed)) ? 'both' : 'none',
          });
        }),
        propertyRuns({ test: 40, long: 1000 }),
      );
    },
  );
}
