import { act, fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '../ui/index.ts';
import { SearchField } from './search-field.tsx';

const show = (value: string, onSearch: (text: string) => void) => (
  <UiProvider>
    <SearchField label="Name" value={value} onSearch={onSearch} />
  </UiProvider>
);
const type = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('searches once when typing pauses, even if the parent renders in between', () => {
  const onSearch = jest.fn();
  const { rerender } = render(show('', onSearch));
  type('bak');
  wait(200);
  rerender(show('', (text) => onSearch(text)));
  type('bakery ');
  wait(299);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch.mock.calls).toEqual([['bakery']]);
});

test('follows a value that changes from outside, without a search', () => {
  const onSearch = jest.fn();
  const { rerender } = render(show('bakery', onSearch));
  rerender(show('mill', onSearch));
  wait(1000);
  expect(screen.getByLabelText('Name')).toHaveValue('mill');
  expect(onSearch).not.toHaveBeenCalled();
});
