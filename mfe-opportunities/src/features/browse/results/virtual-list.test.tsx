import { renderWithPlatform } from '@handover/shared/testing';
import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { VirtualList } from './virtual-list.tsx';

const items = Array.from({ length: 2000 }, (_, index) => ({ id: index + 1 }));
const show = (onEnd: () => void, length = items.length, columns = 1) =>
  renderWithPlatform(
    <VirtualList
      list={createRef()}
      label="Numbers"
      items={items.slice(0, length)}
      total={5000}
      view="cards"
      columns={columns}
      height={50}
      gap={10}
      place={undefined}
      isComplete
      heights={{ current: () => [] }}
      onEnd={onEnd}
    >
      {({ id }) => `item ${id}`}
    </VirtualList>,
  );

test('of 2,000 rows only those in sight are in the document; the list is as high as all of them', () => {
  const onEnd = jest.fn();
  show(onEnd);
  const shown = screen.getAllByRole('listitem');
  expect(shown.length).toBeGreaterThan(window.innerHeight / 60);
  expect(shown.length).toBeLessThan(60);
  expect(shown[0]).toHaveTextContent('item 1');
  expect(shown[0]).toHaveAttribute('aria-setsize', '5000');
  expect(shown[0]).toHaveAttribute('aria-posinset', '1');
  const list = screen.getByRole('list', { name: 'Numbers' });
  const rest = Number.parseFloat(list.style.paddingBlockEnd);
  expect(rest + shown.length * 60 - 10).toBe(2000 * 60 - 10);
  expect(onEnd).not.toHaveBeenCalled();
});

test('it asks for more once its last row is in the document', () => {
  const onEnd = jest.fn();
  show(onEnd, 9, 3);
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('it does not ask for more while a row is left below those in the document', () => {
  const onEnd = jest.fn();
  show(onEnd, 20);
  expect(screen.getAllByRole('listitem').length).toBeLessThan(20);
  expect(onEnd).not.toHaveBeenCalled();
});
