import { errorText, prefixedErrorText } from './error-text.ts';
import { fieldErrors } from './field-errors.ts';
import { HttpError } from './http-error.ts';

const answer = (status: number, body?: unknown, message = '') =>
  new HttpError({ kind: 'response', status, body, message });

describe('the text of a failure', () => {
  test.each([
    [
      'no body: not the words of the library',
      answer(500, undefined, 'Request failed with status code 500'),
      'Server Error',
    ],
    ['an empty body', answer(500, '', 'Request failed with status code 500'), 'Server Error'],
    ['a list without texts', answer(400, [], 'Request failed with status code 400'), 'Server Error'],
    ['no body, no message', answer(500), 'Server Error'],
    ['a string body', answer(500, '<html>'), 'Server Error With Status 500'],
    ['an object with a list', answer(400, { name: ['Too short', 'No'] }), 'Too short'],
    ['an error of ours', answer(409, { detail: 'Taken', code: 'company.not_own' }), 'Taken'],
    ['an object with something nested', answer(400, { offices: { city: ['Missing'] } }), 'Missing'],
    ['a list of objects', answer(400, { revenues: [{}, { revenue: ['A number'] }] }), 'A number'],
    ['an empty object', answer(400, {}, 'Bad request'), 'Server Error'],
    ['the api away behind the gateway', answer(503), 'Network error'],
    ['a page of the gateway', answer(502, '<html>'), 'Network error'],
    ['network', new HttpError({ kind: 'network', message: 'Network Error' }), 'Network error'],
    ['timeout', new HttpError({ kind: 'timeout' }), 'Timeout'],
    ['aborted: silent', new HttpError({ kind: 'aborted' }), ''],
    ['a bug', new TypeError('x is not a function'), 'Server Error'],
    ['anything else', undefined, 'Server Error'],
  ])('%s', (_, error, text) => expect(errorText(error)).toBe(text));

  test('stands behind the prefix of the part that failed, but not when silent', () => {
    expect(prefixedErrorText(answer(400, { files: ['Too big'] }), 'Other Analyses: ')).toBe(
      'Other Analyses: Too big',
    );
    expect(prefixedErrorText(new HttpError({ kind: 'aborted' }), 'Documents: ')).toBe('');
  });
});

describe('errors of fields', () => {
  test.each([
    ['lists are joined', answer(400, { email: ['Taken', 'Odd'] }), { email: 'Taken, Odd' }],
    ['a string', answer(400, { email: 'Taken' }), { email: 'Taken' }],
    [
      'a field each, with its code',
      answer(400, { code: ['Late'], codes: { code: [{ code: 'social.sign_in_expired' }] } }),
      { code: 'Late' },
    ],
    [
      'a detail with its code',
      answer(409, { detail: 'No', code: 'account.deals_running', params: { titles: ['Bakery'] } }),
      { notField: 'No' },
    ],
    ['without a field', answer(401, { detail: 'No' }), { notField: 'No' }],
    [
      'several without a field',
      answer(400, { detail: 'No', non_field_errors: ['Never'], a: ['x'] }),
      { notField: 'No, Never', a: 'x' },
    ],
    ['nested', answer(400, { revenues: [{ revenue: ['A number'] }] }), { revenues: 'A number' }],
    ['a list', answer(400, ['One', 'Two']), { notField: 'One, Two' }],
    ['no body', answer(500, '', 'Request failed with status code 500'), { notField: 'Server Error' }],
    ['network', new HttpError({ kind: 'network' }), { notField: 'Network error' }],
    ['aborted', new HttpError({ kind: 'aborted' }), {}],
  ])('%s', (_, error, map) => expect(fieldErrors(error)).toEqual(map));
});
