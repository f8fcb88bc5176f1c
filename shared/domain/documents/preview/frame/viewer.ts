import type { FrameEvent, OpenMessage, PreviewProblem, Zoom } from '../protocol.ts';

/** A document that is drawn. */
export interface Viewer {
  pages: number;
  sheets: string[];
  toPage(page: number): void;
  toSheet(sheet: number): void;
  zoom(zoom: Zoom): void;
  /** Handles a key; true if it was one of the viewer's own. */
  onKey?(key: string): boolean;
}

/** Draws a document into the body. */
export type Draw = (message: OpenMessage, tell: (event: FrameEvent) => void) => Promise<Viewer>;

/** Why a document can't be shown. */
export class ProblemError extends Error {
  readonly problem: PreviewProblem;

  constructor(problem: PreviewProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}
