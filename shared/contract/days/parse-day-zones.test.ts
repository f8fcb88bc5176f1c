import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const parser = join(__dirname, 'parse-day.ts');
const format = join(__dirname, '../../design/format/dates.ts');
const script = `
  const { parseDay } = await import(${JSON.stringify(parser)});
  const { formatDate } = await import(${JSON.stringify(format)});
  const days = ['2027-03-28', '2027-10-31', '2018-11-04', '2024-04-26', '2026-12-31', '2028-02-29'];
  const local = (day) => day.split('-').reverse().join('.');
  console.log(JSON.stringify(days.map((day) => [parseDay(local(day)) === day, formatDate(day, 'dd.mm.yyyy', 'fr') === local(day)])));
`;

// Some clocks change at midnight, so that this hour of a day does not exist. The islands are a day ahead of
// Greenwich, or behind it.
test.each(['UTC', 'Europe/Paris', 'America/Sao_Paulo', 'Africa/Cairo', 'Pacific/Kiritimati', 'Pacific/Niue'])(
  'a day typed in %s is the same day kept and shown, also when clocks change',
  (zone) => {
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    expect(JSON.parse(said).flat()).toEqual(Array.from({ length: 12 }, () => true));
  },
);
