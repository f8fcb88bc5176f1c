import { CLOSING_MAX } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadClosingTemplate } from '../../../templates/closing/load-template.ts';
import { buildClosing } from '../../../testing/build-closing.ts';
import { renderDeals } from '../../../testing/render-deals.tsx';
import { ClosingTemplateModal } from './closing-template.modal.tsx';

const path = '/api/deals/7/closing/lines/';

test('both languages have the same lines of the same sides, no one twice, and the server takes each', async () => {
  const [en, fr] = [await loadClosingTemplate('en'), await loadClosingTemplate('fr')];
  const shape = (template: typeof en) =>
    template.sections.map(({ kind, lines }) => [kind, lines.map(({ owed_by }) => owed_by)]);
  expect(shape(fr)).toEqual(shape(en));
  for (const { sections } of [en, fr]) {
    const titles = sections.flatMap(({ lines }) => lines.map(({ title }) => title));
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(CLOSING_MAX.title);
  }
});

test('the chosen lines are added in one call, without those that the list has', async () => {
  const http = fakeHttp().on('post', path, { status: 201, body: buildClosing() });
  const onClose = jest.fn();
  const { sections } = await loadClosingTemplate('en');
  const [agreements, annexes] = sections;
  const known = agreements?.lines[0]?.title ?? '';
  renderDeals(<ClosingTemplateModal dealId={7} lines={[{ title: known }]} onClose={onClose} />, { http });
  for (const { kind } of sections.slice(2)) {
    const names: Record<string, RegExp> = {
      power: /^Powers/,
      condition: /^Conditions/,
      funds: /^Funds/,
      signature: /^Signatures/,
      registration: /^Registrations/,
    };
    await userEvent.click(await screen.findByRole('checkbox', { name: names[kind] }));
  }
  await userEvent.click(screen.getByRole('button', { name: /^Add \d+ lines$/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  const expected = [agreements, annexes].flatMap((section) =>
    (section?.lines ?? [])
      .filter(({ title }) => title !== known)
      .map((line) => ({ ...line, kind: section?.kind })),
  );
  expect(http.calls.filter((call) => call.path === path).map(({ body }) => body)).toEqual([
    { lines: expected },
  ]);
});
