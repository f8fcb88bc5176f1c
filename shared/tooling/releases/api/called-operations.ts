/**
 * The operations that a call, `GET /api/deals/:id/`, stands for; those of every method if it has none. Only if the api has no such address may
 * a parameter be a word, too: `/api/register/:provider/` stands for `/api/register/google/`.
 */
export function calledOperations(call: string, known: readonly string[]): string[] {
  const [path = '', method] = call.split(' ').toReversed();
  const asked = path.split('/');
  const operations = known.map((operation) => {
    const [verb, address = ''] = operation.split(' ');
    return { operation, verb, parts: address.split('/') };
  });
  const same = operations.filter(({ parts }) => isSame(parts, asked));
  const found = same.length > 0 ? same : operations.filter(({ parts }) => mayBe(parts, asked));
  return found.filter(({ verb }) => !method || verb === method).map(({ operation }) => operation);
}

const isParameter = (part: string | undefined): boolean => /^[:{]/.test(part ?? '');

const isSame = (known: string[], asked: string[]): boolean =>
  known.length === asked.length &&
  known.every((part, index) => part === asked[index] || (isParameter(part) && isParameter(asked[index])));

const mayBe = (known: string[], asked: string[]): boolean =>
  known.length === asked.length &&
  known.every((part, index) => part === asked[index] || isParameter(part) || isParameter(asked[index]));
