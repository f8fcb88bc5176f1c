import type { FrameEvent, PreviewProblem } from './protocol.ts';

/** The state of the document, as the frame has reported it. */
export interface FrameState {
  /** Null until it is drawn. */
  shown: { pages: number; sheets: string[] } | null;
  problem: PreviewProblem | 'unavailable' | null;
  page: number;
  /** The zoom, in percent. */
  zoom: number;
  sheet: number;
}

export const noFrameState: FrameState = { shown: null, problem: null, page: 1, zoom: 100, sheet: 0 };

export type FrameChange =
  | Exclude<FrameEvent, { type: 'key' }>
  | { type: 'unavailable' | 'again' }
  | { type: 'sheet'; sheet: number };

export function nextFrameState(state: FrameState, change: FrameChange): FrameState {
  switch (change.type) {
    case 'shown':
      return { ...state, shown: { pages: change.pages, sheets: change.sheets } };
    case 'position':
      return { ...state, page: change.page, zoom: change.zoom };
    case 'sheet':
      return { ...state, sheet: change.sheet };
    case 'failed':
      return { ...state, problem: change.problem };
    case 'again':
      return noFrameState;
    case 'unavailable':
      // It has come after all.
      return state.shown ? state : { ...state, problem: 'unavailable' };
  }
}
