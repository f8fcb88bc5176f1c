import assert from 'node:assert/strict';

/** The properties of an event by name, their values unescaped; with parameters `NAME;PARAM=value`. */
export type CalendarEvent = Record<string, string>;

const NAME = /^[A-Z][A-Z0-9-]*$/;
/** Properties of which RFC 5545 says that their value is a text. */
const TEXTS = ['SUMMARY', 'UID', 'NAME', 'X-WR-CALNAME', 'PRODID', 'VERSION'];
/** The form of the values of all others that calendars of ours may have. */
const FORMS: Record<string, RegExp> = {
  'DTSTART;VALUE=DATE': /^\d{8}$/,
  'DTEND;VALUE=DATE': /^\d{8}$/,
  DTSTAMP: /^\d{8}T\d{6}Z$/,
  'LAST-MODIFIED': /^\d{8}T\d{6}Z$/,
  SEQUENCE: /^\d{1,9}$/,
  TRANSP: /^TRANSPARENT$/,
  'URL;VALUE=URI': /^https?:\/\/[^\s\\,;]+$/,
  'REFRESH-INTERVAL;VALUE=DURATION': /^PT\d+H$/,
  'X-PUBLISHED-TTL': /^PT\d+H$/,
  'X-MICROSOFT-CDO-ALLDAYEVENT': /^TRUE$/,
  'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT': /^TRUE$/,
};
const NEEDED = ['UID', 'DTSTAMP', 'DTSTART;VALUE=DATE', 'DTEND;VALUE=DATE', 'SUMMARY', 'SEQUENCE'];

/** The lines of a text as RFC 5545 writes them, unfolded. Throws where it is none. */
function contentLines(text: string): string[] {
  assert.ok(text.endsWith('\r\n'), 'the last line ends');
  const raw = text.slice(0, -2).split('\r\n');
  for (const line of raw) {
    assert.ok(Buffer.byteLength(line) <= 75, `more than 75 octets: ${line}`);
    assert.doesNotMatch(line, /\p{Cc}/u, 'a control character');
    assert.ok(line.isWellFormed(), 'half of a character');
  }
  return text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
}

function unescaped(value: string): string {
  assert.match(value, /^(?:[^\\,;]|\\[\\,;nN])*$/, `not escaped: ${value}`);
  return value.replace(/\\([\\,;nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
}

/** The properties of a calendar and its events. Throws where the text breaks a rule of RFC 5545, or has what nobody expects. */
export function readCalendar(text: string): { head: CalendarEvent; events: CalendarEvent[] } {
  const lines = contentLines(text);
  assert.equal(lines.shift(), 'BEGIN:VCALENDAR');
  assert.equal(lines.pop(), 'END:VCALENDAR');
  const head: CalendarEvent = {};
  const events: CalendarEvent[] = [];
  let current = head;
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') {
      assert.equal(current, head, 'an event in an event');
      current = {};
    } else if (line === 'END:VEVENT') {
      for (const name of NEEDED) assert.ok(current[name], `an event without ${name}`);
      events.push(current);
      current = head;
    } else {
      const [, property = '', value = ''] =
        /^([^:]+):(.*)$/.exec(line) ?? assert.fail(`no property: ${line}`);
      assert.match(property.split(';')[0] ?? '', NAME);
      assert.ok(!(property in current), `${property} twice`);
      if (TEXTS.includes(property)) current[property] = unescaped(value);
      else {
        assert.match(value, FORMS[property] ?? assert.fail(`unknown: ${line}`), property);
        current[property] = value;
      }
    }
  }
  assert.equal(current, head, 'an event without an end');
  assert.equal(head.VERSION, '2.0');
  assert.equal(new Set(events.map(({ UID }) => UID)).size, events.length, 'an id twice');
  return { head, events };
}
