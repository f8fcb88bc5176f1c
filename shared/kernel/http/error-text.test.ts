import { errorText, prefixedErrorText } from './error-text.ts';
import { fieldErrors } from './field-errors.ts';
import { HttpError } from './http-error.ts';

const response = (status: number, body?: unknown, message = '') =>
  new HttpError({ kind: 'response', status, body, message });

describe('the text of a failure', () => {
  test.each([
    [
      'no body: not the words of the library',
      response(500, undefined, 'Request failed with status code 500'),
      'Server Error',
    ],
    ['an empty body', response(500, '', 'Request failed with status code 500'), 'Server Error'],
    ['a list without texts', response(400, [], 'Request failed with status code 400'), 'Server Error'],
    ['no body, no message', response(500), 'Server Error'],
    ['a string body', response(500, '<html>'), 'Server Error With Status 500'],
    ['an object with a list', response(400, { name: ['Too short', 'No'] }), 'Too short'],
    ['an error of ours', response(409, { detail: 'Taken', code: 'company.not_own' }), 'Taken'],
    ['an object with something nested', response(400, { offices: { city: ['Missing'] } }), 'Missing'],
    ['a list of objects', response(400, { revenues: [{}, { revenue: ['A number'] }] }), 'A number'],
    ['an empty object', response(400, {}, 'Bad request'), 'Server Error'],
    ['the api away behind the gateway', response(503), 'Network error'],
    ['a page of the gateway', response(502, '<html>'), 'Network error'],
    ['network', new HttpError({ kind: 'network', message: 'Network Error' }), 'Network error'],
    ['timeout', new HttpError({ kind: 'timeout' }), 'Timeout'],
    ['aborted: silent', new HttpError({ kind: 'aborted' }), ''],
    ['a bug', new TypeError('x is not a function'), 'Server Error'],
    ['anything else', undefined, 'Server Error'],
  ])('%s', (_, error, text) => expect(errorText(error)).toBe(text));

  test('stands behind the prefix of the part that failed, but not when silent', () => {
    expect(prefixedErrorText(response(400, { files: ['Too big'] }), 'Other Analyses: ')).toBe(
      'Other Analyses: Too big',
    );
    expect(prefixedErrorText(new HttpError({ kind: 'aborted' }), 'Documents: ')).toBe('');
  });
});

describe('errors of fields', () => {
  test.each([
    ['lists are joined', response(400, { email: ['Taken', 'Odd'] }), { email: 'Taken, Odd' }],
    ['a string', response(400, { email: 'Taken' }), { email: 'Taken' }],
    [
      'a field each, with its code',
      response(400, { code: ['Late'], codes: { code: [{ code: 'social.sign_in_expired' }] } }),
      { code: 'Late' },
    ],
    [
      'a detail with its code',
      response(409, { detail: 'No', code: 'account.deals_running', params: { titles: ['Bakery'] } }),
      { notField: 'No' },
    ],
    ['without a field', response(401, { detail: 'No' }), { notField: 'No' }],
    [
      'several without a field',
      response(400, { detail: 'No', non_field_errors: ['Never'], a: ['x'] }),
      { notField: 'No, Never', a: 'x' },
    ],
    ['nested', response(400, { revenues: [{ revenue: ['A number'] }] }), { revenues: 'A number' }],
    ['a list', response(400, ['One', 'Two']), { notField: 'One, Two' }],
    ['no body', response(500, '', 'Request failed with status code 500'), { notField: 'Server Error' }],
    ['network', new HttpError({ kind: 'network' }), { notField: 'Network error' }],
    ['aborted', new HttpError({ kind: 'aborted' }), {}],
  ])('%s', (_, error, map) => expect(fieldErrors(error)).toEqual(map));
});
