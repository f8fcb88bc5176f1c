import { release } from '../release.ts';
import { tempStore } from '../testing/temp-store.ts';
import { writeBuild } from '../testing/write-build.ts';

const temp = tempStore();
const build = (name: string, hash: string, css: string) =>
  writeBuild(temp.folder, { name, hash, extra: { 'a.css': css } });
beforeEach(async () => {
  const host = build('host', 'h1', '@layer shared{.button-x1:hover,.card-y2 h2{color:red}}');
  await release(temp.location, [host, build('mfe-deals', 'd1', '')]);
});

test.each([
  ['an element', 'a{color:red}', 'a selects elements of others'],
  ['everything', '*{margin:0}', '* selects elements of others'],
  ['a class of the host', '.button-x1{color:red}', '.button-x1 selects elements of others'],
  ['an id', '#main{padding:0}', '#main selects elements of others'],
  ['a font', '@font-face{font-family:Inter;src:url(a.woff2)}', '@font-face is for the whole page'],
  ['another style sheet', '@import "https://cdn.example/a.css";', '@import is for the whole page'],
])('styles of a build that are about %s are refused, by file and rule', async (_, css, reason) => {
  await expect(release(temp.location, [build('mfe-deals', 'd2', `.own-z3{top:0}${css}`)])).rejects.toThrow(
    `Styles reach outside of their remote:\n  mfe-deals 1.0.0-d2/a.css:1 ${reason}`,
  );
});

test('styles of its own elements, and of what is in them, are released', async () => {
  const css =
    '@layer mfe-deals{.own-z3 .button-x1,.own-z3>a{top:0}@media print{.own-z3{top:0}}@keyframes fade-k4{to{opacity:0}}}';
  expect((await release(temp.location, [build('mfe-deals', 'd2', css)])).isNew).toBe(true);
});
