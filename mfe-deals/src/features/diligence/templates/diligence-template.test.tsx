import { COUNT, TEXT } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type DiligenceTemplate,
  groupOf,
  loadTemplate,
  SECTOR_GROUPS,
} from '../../../templates/diligence/load-template.ts';
import { buildDiligence, buildLine } from '../../../testing/build-diligence.ts';
import { renderDeals } from '../../../testing/render-deals.tsx';
import { DiligenceTemplateModal } from './diligence-template.modal.tsx';

const path = '/api/deals/7/due_diligence/lines/';

function open(props: Partial<Parameters<typeof DiligenceTemplateModal>[0]> = {}) {
  const http = fakeHttp().on('post', path, { status: 201, body: buildDiligence() });
  const onClose = jest.fn();
  renderDeals(
    <DiligenceTemplateModal
      {...{ dealId: 7, sectors: [{ id: 9 }], lines: [], isSent: false, ...props }}
      onClose={onClose}
    />,
    { http },
  );
  return { http, onClose };
}
const sent = (http: ReturnType<typeof fakeHttp>) =>
  http.calls.filter(({ path: to }) => to === path).map(({ body }) => body as { lines: object[] });
const lengths = ({ sections, sectors }: DiligenceTemplate) => [
  ...sections.map(({ lines }) => lines.length),
  ...SECTOR_GROUPS.map((group) => sectors[group].lines.length),
];

test('both languages ask for the same, no line twice, and the server takes each', async () => {
  const [en, fr] = [await loadTemplate('en'), await loadTemplate('fr')];
  expect(lengths(fr)).toEqual(lengths(en));
  for (const { sections, sectors } of [en, fr]) {
    const all = [...sections, ...Object.values(sectors)];
    const lines = all.flatMap((section) => section.lines);
    expect(new Set(lines).size).toBe(lines.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { name } of all) expect(name.length).toBeLessThanOrEqual(TEXT.sectionMax);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(TEXT.requestMax);
  }
});

test.each([
  [[{ id: 9 }], 'transport'],
  [[{ id: 6 }, { id: 3 }], 'trade'],
  [[{ id: 77 }, { id: 3 }], 'technology'],
  [[{ id: 77 }], undefined],
  [[], undefined],
])('the lines of a sector: %j', (sectors, group) => expect(groupOf(sectors)).toBe(group));

test('the chosen lines are added in one call, with those of the sector and one day', async () => {
  const { http, onClose } = open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Legal' }));
  await userEvent.click(screen.getByRole('button', { name: /^Litigation: 5 lines of 5 chosen/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Administrative penalties/ }));
  expect(screen.getByRole('button', { name: /^Litigation: 4 lines of 5 chosen/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Add \d+ lines$/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  const template = await loadTemplate('en');
  const expected = [...template.sections, template.sectors.transport]
    .filter(({ name }) => name !== 'Legal')
    .flatMap(({ name, lines }) => lines.map((request) => ({ section: name, request, due_on: null })))
    .filter(({ request }) => !request.startsWith('Administrative penalties'));
  expect(sent(http)).toEqual([{ lines: expected }]);
});

test('another sector changes its lines, and what the list has is not chosen again', async () => {
  const { sectors } = await loadTemplate('en');
  const known = sectors.health.lines[0] ?? '';
  open({ lines: [buildLine({ request: known })] });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Lines of a sector' }), 'Health');
  expect(screen.queryByRole('checkbox', { name: 'Transport and logistics' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Health: 5 lines of 6 chosen/ })).toBeTruthy();
});

test('nothing is sent without a line, or without room for all of them', async () => {
  const lines = Array.from({ length: COUNT.diligenceLines - 2 }, () => buildLine());
  const { http } = open({ lines, sectors: [] });
  await userEvent.click(await screen.findByRole('button', { name: /^Add \d+ lines$/ }));
  expect(screen.getByText('There is room for 2 more lines.')).toBeTruthy();
  expect(sent(http)).toEqual([]);
});
