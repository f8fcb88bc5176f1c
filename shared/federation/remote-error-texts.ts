/** The meaning of each code. Users see the code alone; logs and the release tool add the text. */
export const remoteErrorTexts = {
  'HR-101': 'the release set has no such remote',
  'HR-201': 'the remote follows another version of the contract',
  'HR-202': 'the remote wants a shared module that the host does not provide',
  'HR-203': 'the remote wants another version of a shared module',
  'HR-204': 'the remote wants an export that the shared module of the host lacks',
  'HR-205': 'the remote takes a path, texts, a modal, a widget or a global of another one',
  'HR-301': 'the entry script could not be fetched, or its content is not what was published',
  'HR-302': 'the entry script did not arrive in time',
  'HR-303': 'the entry script ran but registered nothing',
  'HR-401': 'the exposed module could not be loaded, or a file of it is not what was published',
  'HR-402': 'the exposed module did not arrive in time',
  'HR-403': 'the exposed module is not a remote',
  'HR-501': 'the page, widget or modal could not be loaded, or a file of it is not what was published',
  'HR-502': 'the page, widget or modal did not arrive in time',
  'HR-503': 'the remote has no page, widget or modal of that name',
  'HR-601': 'the remote threw while rendering',
  'HR-701': 'texts could not be loaded, or are not what was published',
  'HR-801': 'a script or style of the host could not be loaded, or is not what was published',
  'HR-901': 'code of the remote threw outside of rendering, and nothing caught it',
  'HR-902': 'the page has not answered for ten seconds while the remote was in use',
  'HR-903': 'the remote asked for a call, or the token, that its remote.json does not declare',
  'HR-904': 'the tab crashed while the remote was in use',
} as const;

type RemotePhase = 'set' | 'gate' | 'entry' | 'expose' | 'component' | 'render' | 'texts' | 'host' | 'run';

const phases: Record<string, RemotePhase> = {
  1: 'set',
  2: 'gate',
  3: 'entry',
  4: 'expose',
  5: 'component',
  6: 'render',
  7: 'texts',
  8: 'host',
  9: 'run',
};

/** The phase in which a remote failed: the first digit of the code. */
export const phaseOf = (code: keyof typeof remoteErrorTexts): RemotePhase =>
  phases[code.charAt(3)] ?? 'component';
