import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, createElement, type ReactNode, StrictMode } from 'react';
import { fromMount } from './from-mount.ts';

interface Props {
  label: string;
  onClose?: (result: string) => void;
}

type Mountable = Parameters<typeof fromMount<Props>>[0];

/** A part that writes into its element, and what was called of it. */
function plainPart(more: Partial<Mountable> = {}) {
  const calls: string[] = [];
  const part: Mountable = {
    mount(element, { label, onClose }) {
      calls.push(`mount ${label}`);
      const button = document.createElement('button');
      button.textContent = label;
      button.onclick = () => onClose?.('done');
      element.append(button);
    },
    unmount(element) {
      calls.push(`unmount ${element.textContent}`);
      element.replaceChildren();
    },
    ...more,
  };
  return { calls, Part: fromMount(part) };
}

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? `failed: ${this.state.error.message}` : this.props.children;
  }
}

test('is mounted with its props, and unmounted once', () => {
  const { calls, Part } = plainPart();
  const { unmount } = render(<Part label="visits" />);
  expect(screen.getByText('visits')).toBeInTheDocument();
  unmount();
  expect(calls).toEqual(['mount visits', 'unmount visits']);
});

test('changed props mount it again; equal props, and other functions, do not', () => {
  const { calls, Part } = plainPart();
  const { rerender } = render(<Part label="visits" onClose={() => undefined} />);
  rerender(<Part label="visits" onClose={() => undefined} />);
  expect(calls).toEqual(['mount visits']);
  rerender(<Part label="visites" onClose={() => undefined} />);
  expect(calls).toEqual(['mount visits', 'unmount visits', 'mount visites']);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('with `update` it stays mounted while props change', () => {
  const { calls, Part } = plainPart({
    update(element, { label }) {
      calls.push(`update ${label}`);
      element.firstChild?.replaceWith(label);
    },
  });
  const { rerender, container } = render(<Part label="visits" />);
  rerender(<Part label="visites" />);
  rerender(<Part label="visites" />);
  expect(calls).toEqual(['mount visits', 'update visites']);
  expect(container).toHaveTextContent('visites');
});

test('a function of the props is the one that was passed last', async () => {
  const { Part } = plainPart();
  const [first, second] = [jest.fn(), jest.fn()];
  const { rerender } = render(<Part label="close" onClose={first} />);
  rerender(<Part label="close" onClose={second} />);
  await userEvent.click(screen.getByText('close'));
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith('done');
});

test('effects that run twice mount it once more', () => {
  const { calls, Part } = plainPart();
  render(
    <StrictMode>
      <Part label="visits" />
    </StrictMode>,
  );
  expect(calls).toEqual(['mount visits', 'unmount visits', 'mount visits']);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

describe('an error goes to the boundary around it', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  const failing: [string, Mountable['mount'], string[]][] = [
    [
      'of `mount`',
      () => {
        throw new Error('boom');
      },
      [],
    ],
    ['of an asynchronous `mount`', () => Promise.reject(new Error('boom')), ['unmount ']],
    [
      'that comes later',
      (_element, _props, onError) => queueMicrotask(() => onError(new Error('boom'))),
      ['unmount '],
    ],
  ];
  test.each(failing)('%s', async (_name, mount, expected) => {
    const { calls, Part } = plainPart({ mount });
    render(createElement(Boundary, null, createElement(Part, { label: 'visits' })));
    expect(await screen.findByText('failed: boom')).toBeInTheDocument();
    expect(calls).toEqual(expected);
  });
});
