import { deflateSync } from 'node:zlib';
import { sample } from '../office-files.ts';
import {
  annotation,
  field,
  inCatalog,
  inPage,
  link,
  locked,
  onOpening,
  pdfWith,
  replaced,
  script,
  stream,
  text,
  written,
  xfa,
} from '../pdf-files.ts';
import { casesOf } from './case.ts';

const PACKED = [false, true];
const toFile = (file: string) => ({ S: 'GoToR', F: text(file), D: [0, 'Fit'] });
const SHARE = '\\\\\\\\files.example\\\\public\\\\a.pdf';

/** A compressed stream of objects with a script under the number 9. */
function packedScript(keys: string, change = (bytes: Buffer) => bytes) {
  const content = change(deflateSync('9 0 <</S/JavaScript/JS(app.alert\\(1\\))>>'));
  const head = `8 0 obj<<${keys}/N 1/First 4/Filter/FlateDecode/Length ${content.length}>>stream\n`;
  return written(
    Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream endobj')]),
    '/OpenAction 9 0 R',
  );
}
const corrupted = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -4), Buffer.alloc(4)]);

const FORM = '<template><subform><event activity="docReady">';

/** Content that runs, sends or loads, or has no page. */
export const pdfRefusedCases = casesOf('pdf', {
  'a script that runs when it is opened => has_scripts: opening': [
    () => pdfWith(onOpening(script())),
    () => pdfWith(inCatalog('Names', { JavaScript: { Names: [text('a'), script()] } })),
    () => pdfWith(inCatalog('AA', { WC: script() })),
    () => pdfWith(inPage('AA', { O: { S: 'GoTo', D: [0], Next: [script()] } })),
  ],
  'a script in compressed objects => has_scripts: opening': [
    () => pdfWith(onOpening(script()), true),
    () => packedScript('/Type/ObjStm'),
  ],
  'a script in compressed objects that are not called so => has_scripts: opening': () => packedScript(''),
  'a script in compressed objects with a wrong checksum => has_scripts: opening': () =>
    packedScript('/Type/ObjStm', corrupted),
  'a script whose name has letters as numbers => has_scripts: opening': async () =>
    replaced(await pdfWith(onOpening(script())), '/JavaScript', '/J#61vaScript'),
  'a script under a key that is there twice => has_scripts: opening': [
    async () =>
      replaced(
        await pdfWith(onOpening(script())),
        '/OpenAction',
        '/AA<</DC null>>/OpenAction null/OpenAction',
      ),
    () => written('4 0 obj<</S/JavaScript/JS(1)>>endobj', '/OpenAction 4 0 R/OpenAction null'),
  ],
  'a script in a file that may not be printed => has_scripts: opening': () =>
    pdfWith((made) => [onOpening(script())(made), locked('')(made)], true),
  'a script that a later part replaces where the tables are damaged => has_scripts: opening': () =>
    written('4 0 obj<</S/JavaScript/JS(1)>>endobj 4 0 obj null endobj', '/OpenAction 4 0 R'),
  'a script in an object with a comment in its number => has_scripts: link': () =>
    Buffer.concat([
      written('4 %\n0 obj<</S/JavaScript/JS(1)>>endobj', '/OpenAction 4 0 R'),
      Buffer.from('startxref\n0\n%%EOF'),
    ]),
  'a field that runs a script => has_scripts: form': () => pdfWith(field({ AA: { K: script() } })),
  'a form of XML with a script => has_scripts: form': [
    () =>
      pdfWith(
        xfa(`${FORM}<script contentType="application/x-javascript">1</script></event></subform></template>`),
      ),
    ...['<a-b:script>1</a-b:script>', '<script a="/>">1</script>', '<script><![CDATA[1]]></script>'].map(
      (xml) => () => pdfWith(xfa(`<template>${xml}</template>`)),
    ),
  ],
  'a link that runs a script => has_scripts: link': [
    () => pdfWith(link(script())),
    () => pdfWith(inCatalog('Outlines', { First: { Title: text('a'), A: script() } })),
  ],
  'a link to a film that runs a script => has_scripts: link': () =>
    pdfWith(link({ S: 'Rendition', JS: text('app.alert(1)') })),
  'a link that starts a program => has_scripts: program': [
    ...[{ F: text('calc.exe') }, { Win: { F: text('cmd.exe'), P: text('/c calc') } }].map(
      (more) => () => pdfWith(link({ S: 'Launch', ...more })),
    ),
  ],
  'a program that starts when it is opened => has_scripts: program': () =>
    pdfWith(onOpening({ S: 'Launch', F: text('calc.exe') })),
  'a film that plays by itself => has_scripts: media': () =>
    pdfWith(inPage('AA', { O: { S: 'Rendition', OP: 0, R: { S: 'MR' } } })),
  'rich media => has_scripts: media': () =>
    pdfWith(annotation({ Subtype: 'RichMedia', RichMediaContent: {} })),
  'a 3D model with a script => has_scripts: media': () =>
    pdfWith((made) =>
      stream({
        Type: '3D',
        Subtype: 'U3D',
        OnInstantiate: made.context.register(made.context.stream('1')),
      })(made),
    ),
  'an address that opens by itself => loads_outside: opening': () =>
    pdfWith(onOpening({ S: 'URI', URI: text('https://example.com') })),
  'another file that opens by itself => loads_outside: opening': [
    ...[SHARE, 'annex.pdf'].map((file) => () => pdfWith(inPage('AA', { O: toFile(file) }))),
    ...[text('annex.pdf'), { Type: 'Filespec', UF: text(SHARE) }].map(
      (file) => () => pdfWith(onOpening({ S: 'Thread', F: file, D: 0 })),
    ),
  ],
  'a form that sends itself => loads_outside: sends': [
    () => pdfWith(onOpening({ S: 'SubmitForm', F: text('https://example.com') })),
    () => pdfWith(xfa(`${FORM}<submit target="https://example.com"/></event></subform></template>`)),
    ...['x-y:event activity="docReady"', 'x-y:event a=">" activity="docReady"'].map(
      (event) => () =>
        pdfWith(xfa(`<template><${event}><submit target="https://a.example"/></x-y:event></template>`)),
    ),
  ],
  'a link that opens a file of a file server => loads_outside: link': [
    ...[
      SHARE,
      '//files.example/public/a.pdf',
      '/files.example/public/a.pdf',
      'file://files.example/a.pdf',
    ].map((file) => () => pdfWith(link(toFile(file)))),
  ],
  'a stream that is in another file => loads_outside: part': () =>
    pdfWith(stream({ F: text('https://example.com/a') })),
  'a film on another computer => loads_outside: part': () =>
    pdfWith(annotation({ Subtype: 'Movie', Movie: { F: text('http://a.example/a.avi') } })),
  'a page of another file => loads_outside: part': () =>
    pdfWith(stream({ Type: 'XObject', Subtype: 'Form', Ref: { F: text(SHARE), Page: 0 } })),
  'a form of XML that asks a server => loads_outside: part': () =>
    pdfWith(xfa('<connectionSet><wsdlConnection/></connectionSet>')),
  'a form of XML with a picture on another computer => loads_outside: part': () =>
    pdfWith(xfa('<template><image href="h&#116;tp://a.example/a.png"/></template>')),
  'a password => has_password': [...PACKED.map((packed) => () => pdfWith(locked('secret'), packed))],
  'nine bytes, `%PDF-1.7` => no_page': () => Buffer.from('%PDF-1.7\n'),
  'no page => no_page': async () => replaced(await pdfWith(), '/Kids [', '/Kids [] /None ['),
  'half a file => cut_off': [
    ...PACKED.map((packed) => async () => {
      const made = await pdfWith((document) => {
        for (let page = 0; page < 20; page += 1) document.addPage();
      }, packed);
      return made.subarray(0, made.length / 2);
    }),
    () => sample('memo.pdf').subarray(0, sample('memo.pdf').length / 2),
  ],
  'a web page or a program before the header => wrong_content: other': [
    ...['<html><script>1</script>', 'MZ\x90\0'].map(
      (before) => async () => Buffer.concat([Buffer.from(before, 'latin1'), await pdfWith()]),
    ),
  ],
  'no header => wrong_content: other': async () => (await pdfWith()).subarray(8),
  'what can not be parsed, and names a script => wrong_content: damaged': () =>
    written('4 0 obj<</S/JavaScript/JS(1)/A ?>>endobj', '/OpenAction 4 0 R'),
  'more than can be unpacked => too_packed': () =>
    packedScript('', () => deflateSync(Buffer.alloc(70_000_000))),
  // Each of which could take 64 kB of memory.
  'a million objects that can not be parsed => too_packed': () =>
    Buffer.from(`%PDF-1.7\n${'1 0 obj x '.repeat(1_000_000)}`),
});
