import { isReady, readFrameCommand, readFrameEvent, readOpenMessage } from './protocol.ts';

const noDocument = { type: 'open', format: 'pdf', language: 'en', dark: false, texts: {} };

test.each([
  [{ type: 'ready' }, true],
  [{ type: 'ready', more: 1 }, true],
  [{ type: 'open' }, false],
  ['ready', false],
  [null, false],
  [[{ type: 'ready' }], false],
])('%j is the first word of the frame: %p', (data, is) => {
  expect(isReady(data)).toBe(is);
});

test.each([
  [{ type: 'shown', pages: 12, sheets: [] }],
  [{ type: 'shown', pages: 0, sheets: ['2025', 'Notes'] }],
  [{ type: 'position', page: 3, zoom: 125 }],
  [{ type: 'failed', problem: 'locked' }],
  [{ type: 'key', key: 'Escape' }],
])('the page takes %j', (event) => {
  expect(readFrameEvent({ ...event, html: '<img src=x>' })).toEqual(event);
});

test.each([
  [undefined],
  [null],
  ['shown'],
  [['shown']],
  [{}],
  [{ type: 'open', href: 'https://example.test' }],
  [{ type: 'shown', pages: '12', sheets: [] }],
  [{ type: 'shown', pages: -1, sheets: [] }],
  [{ type: 'shown', pages: 1.5, sheets: [] }],
  [{ type: 'shown', pages: 1, sheets: 'all' }],
  [{ type: 'shown', pages: 0, sheets: Array.from({ length: 501 }, String) }],
  [{ type: 'position', page: 1, zoom: Number.NaN }],
  [{ type: 'position', page: 1, zoom: Number.POSITIVE_INFINITY }],
  [{ type: 'failed', problem: '<b>broken</b>' }],
  [{ type: 'failed', problem: 'constructor' }],
  [{ type: 'key', key: 'Enter' }],
])('the page takes nothing of %j', (data) => {
  expect(readFrameEvent(data)).toBeUndefined();
});

test('names of sheets are short texts', () => {
  const data = { type: 'shown', pages: 0, sheets: ['a'.repeat(1000), 7, null, { toString: () => 'x' }] };
  expect(readFrameEvent(data)).toEqual({ type: 'shown', pages: 0, sheets: ['a'.repeat(100)] });
});

test.each([
  [{ type: 'page', page: 2 }],
  [{ type: 'zoom', zoom: 'fit' }],
  [{ type: 'sheet', sheet: 0 }],
  [{ type: 'theme', dark: true }],
])('the frame takes the command %j', (command) => {
  expect(readFrameCommand(command)).toEqual(command);
});

test.each([
  [{ type: 'page', page: 'last' }],
  [{ type: 'zoom', zoom: 'all' }],
  [{ type: 'theme', dark: 1 }],
  [{ type: 'open' }],
  [null],
])('the frame takes no command %j', (data) => {
  expect(readFrameCommand(data)).toBeUndefined();
});

test.each([
  ['a document', { ...noDocument, bytes: new ArrayBuffer(8) }, true],
  ['no bytes', noDocument, false],
  ['an address in place of bytes', { ...noDocument, bytes: 'https://example.test' }, false],
  ['an unknown format', { ...noDocument, bytes: new ArrayBuffer(8), format: 'html' }, false],
  ['no texts', { ...noDocument, bytes: new ArrayBuffer(8), texts: null }, false],
])('%s opens: %p', (_what, data, opens) => {
  expect(readOpenMessage(data) !== undefined).toBe(opens);
});
