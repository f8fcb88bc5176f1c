/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useActiveSection } from './use-active-section.ts';

const IDS = ['identity', 'offices', 'documents'];

function Sections() {
  const active = useActiveSection(IDS);
  return (
    <>
      <output>{IDS[active]}</output>
      {IDS.map((id) => (
        <section key={id} id={id} />
      ))}
    </>
  );
}

test('after a reload in the middle, a page that becomes higher is not read to its end', () => {
  let grow = () => {};
  jest.spyOn(window, 'ResizeObserver').mockImplementation((onResize) => {
    grow = () => onResize([], {} as ResizeObserver);
    return { observe() {}, unobserve() {}, disconnect() {} };
  });
  const tops: Record<string, number> = { identity: -400, offices: 100, documents: 700 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.id] ?? 0 } as DOMRect;
  });
  const height = jest.spyOn(document.documentElement, 'scrollHeight', 'get');
  Object.assign(window, { innerHeight: 800, scrollY: 500 });
  height.mockReturnValue(1300);
  render(<Sections />);
  expect(screen.getByRole('status')).toHaveTextContent('documents');
  height.mockReturnValue(4000);
  act(grow);
  expect(screen.getByRole('status')).toHaveTextContent('offices');
});
