/**
 * The measured figures, in the order of the table, and the seconds that an idle machine with two cores should need at
 * most.
 */
export const FIGURES = {
  'first start: all is built, the demo is seeded': null,
  'second start': 10,
  'a remote alone, first start': null,
  'a remote alone, second start': 15,
  'a change of it, from the file to the screen': 1,
  'a release: build, types, tests, until new visitors get it': 30,
  'a release of a finished build (--dist), until new visitors get it': null,
  'a rollback, the command': null,
  'from its end until new visitors get it': 1,
  'what the other party does, until the open page shows it': 1,
  'the socket after kill -9 of the api, until it is open again': null,
} as const satisfies Record<string, number | null>;

export type Figure = keyof typeof FIGURES;
