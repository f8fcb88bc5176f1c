import { type FrameChange, nextFrameState, noFrameState } from './frame-state.ts';

const after = (...changes: FrameChange[]) => changes.reduce(nextFrameState, noFrameState);
const shown: FrameChange = { type: 'shown', pages: 3, sheets: [] };

test('it follows what the frame says', () => {
  expect(after(shown, { type: 'position', page: 2, zoom: 90 })).toEqual({
    shown: { pages: 3, sheets: [] },
    problem: null,
    page: 2,
    zoom: 90,
    sheet: 0,
  });
});

test('a frame that comes too late is shown all the same', () => {
  expect(after(shown, { type: 'unavailable' }).problem).toBeNull();
  expect(after({ type: 'unavailable' }).problem).toBe('unavailable');
});

test('trying again starts anew', () => {
  expect(after({ type: 'failed', problem: 'broken' }, { type: 'again' })).toEqual(noFrameState);
});
