import { leaveOut } from './leave-out.ts';
import { FAILS } from './left-out.ts';

const code = `
function top(a, { b = 1 }) {
  async function inner(c) {
    if (c) {
      return { c };
    }
  }
  return inner(a, b);
}
function wide({
  a,
  b
}) {
  return a + b;
}
function late(c, {
  d
} = {}) {
  return c + d;
}
class Texts {
  load(name) {
    return this.load(name);
  }
}
var Form = forwardRef(
  (props) => {
    return top(props);
  }
);
Form.displayName = "Form";
`;

test.each([
  ['top', 'function top(a, { b = 1 }) { return 1; }\nfunction wide('],
  ['inner', '  async function inner(c) { return 1; }\n  return inner(a, b);'],
  ['wide', 'function wide({\n  a,\n  b\n}) { return 1; }\nfunction late('],
  ['late', '  d\n} = {}) { return 1; }\nclass Texts {'],
  ['load', 'class Texts {\n  load(name) { return 1; }\n}'],
  ['Form', 'var Form = () => { return 1; };\nForm.displayName'],
])('of %s the body is replaced, and nothing else', (name, expected) => {
  const result = leaveOut(code, { [name]: 'return 1;' });
  expect(result).toContain(expected);
  expect(result.length).toBeLessThan(code.length);
});

test('one that is called all the same says that it is left out', () => {
  const load = Function(`${leaveOut(code, { wide: FAILS }).split('class')[0]} return wide;`)();
  expect(() => load({})).toThrow('wide is left out');
});

test('a name that is not found fails the build', () => {
  expect(() => leaveOut(code, { bottom: FAILS })).toThrow('No function bottom');
});
