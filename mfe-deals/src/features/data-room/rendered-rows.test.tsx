import { fakeHttp } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal } from '../../testing/build-deal.ts';
import { buildRoomDocument, buildRoomFolder, buildRoomPage } from '../../testing/build-room.ts';
import { renderDeals } from '../../testing/render-deals.tsx';
import { DataRoom } from './data-room.tsx';

/** The ticks of rows, and the names of documents and folders that were rendered since the test began. */
const rendered = { ticks: [] as unknown[], names: [] as string[], folders: [] as string[] };
jest.mock('@handover/shared/ui-extra', () => {
  const actual = jest.requireActual('@handover/shared/ui-extra');
  const ListCheckbox = (props: { checked: boolean }) => {
    rendered.ticks.push(props.checked);
    return <actual.ListCheckbox {...props} />;
  };
  return { ...actual, ListCheckbox };
});
jest.mock('./table/document-name.tsx', () => {
  const { DocumentName: Name } = jest.requireActual('./table/document-name.tsx');
  const DocumentName = (props: { document: { name: string } }) => {
    rendered.names.push(props.document.name);
    return <Name {...props} />;
  };
  return { DocumentName };
});
jest.mock('./folders/use-remove-folder.ts', () => {
  const actual = jest.requireActual('./folders/use-remove-folder.ts');
  const useRemoveFolder = (deal: object) => {
    rendered.folders.push('folder');
    return actual.useRemoveFolder(deal);
  };
  return { useRemoveFolder };
});
const lookFromNow = () => {
  rendered.ticks = [];
  rendered.names = [];
  rendered.folders = [];
};

const ROOM = '/api/deals/7/data_room/';
const owner = buildDeal({ role: 'owner', side: 'seller' });
const papers = Array.from({ length: 8 }, (_, index) =>
  buildRoomDocument({ id: 61 + index, number: index + 1, name: `Paper ${index}.pdf` }),
);

async function open() {
  const toOwner = { is_open: true, is_disclosed: false, count: 0, size: 0 };
  const http = fakeHttp()
    .on('get', ROOM, {
      body: buildRoomPage(
        papers,
        { annual: toOwner, general_ledger: toOwner },
        { folders: [buildRoomFolder()] },
      ),
    })
    .on('post', `${ROOM}visit/`, { status: 204 })
    .on('get', `${ROOM}log/`, { body: buildPaged([]) });
  const at = { route: '/user-deals/view/7?tab=data-room', path: '/user-deals/view/:id' };
  renderDeals(<DataRoom deal={owner} />, { http, ...at });
  await screen.findAllByRole('rowheader', { name: /Paper/ });
  return http;
}

test('a tick renders its own row alone, and not its cells', async () => {
  await open();
  const [, first] = screen.getAllByRole('checkbox');
  lookFromNow();
  await userEvent.click(first as HTMLElement);
  expect(rendered).toEqual({ ticks: [true], names: [], folders: [] });
});

test('all ticked at once, the rows are not rendered again but for their ticks', async () => {
  await open();
  lookFromNow();
  await userEvent.click(screen.getByRole('checkbox', { name: 'documents.chooseAll' }));
  expect(rendered).toEqual({ ticks: Array(8).fill(true), names: [], folders: [] });
});

test('a search renders no row again that stays', async () => {
  const http = await open();
  lookFromNow();
  await userEvent.type(screen.getByRole('searchbox'), 'paper');
  await waitFor(() => expect(http.calls.at(-1)?.params.search).toBe('paper'));
  await waitFor(() => expect(screen.getByRole('table').hasAttribute('aria-busy')).toBe(false));
  expect(rendered.names).toEqual([]);
});
