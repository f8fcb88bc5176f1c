import { gapTo } from './away-from-label.ts';

test.each([
  ['bottom', true, 8],
  ['top', true, 8 + 44],
  ['top-start', true, 8 + 44],
  ['top', false, 8],
])('a list at the %s of a field with a label (%p) is %i px away', (placement, hasLabel, gap) => {
  const input = document.createElement('div');
  jest.spyOn(input, 'getBoundingClientRect').mockReturnValue({ top: 644 } as DOMRect);
  const field = document.createElement('div');
  if (hasLabel) field.className = 'mantine-InputWrapper-root';
  jest.spyOn(field, 'getBoundingClientRect').mockReturnValue({ top: 600 } as DOMRect);
  field.append(input);
  expect(gapTo({ placement, elements: { reference: input } })).toBe(gap);
});
