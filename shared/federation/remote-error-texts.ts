/** The meaning of each code. Users see the code alone; logs and the release tool add the text. */
export const remoteErrorTexts = {
  'HR-101': 'the release set has no such remote',
  'HR-201': 'the remote follows another version of the contract',
  'HR-202': 'the remote wants a shared module that the host does not provide',
  'HR-203': 'the remote wants another version of a shared module',
  'HR-204': 'the remote wants an export that the shared module of the host lacks',
  'HR-301': 'the entry script could not be fetched, or its content is not what was published',
  'HR-302': 'the entry script did not arrive in time',
  'HR-303': 'the entry script ran but registered nothing',
  'HR-401': 'the exposed module could not be loaded',
  'HR-402': 'the exposed module did not arrive in time',
  'HR-403': 'the exposed module is not a remote',
  'HR-501': 'the page, widget or modal could not be loaded',
  'HR-502': 'the page, widget or modal did not arrive in time',
  'HR-503': 'the remote has no page, widget or modal of that name',
  'HR-601': 'the remote threw while rendering',
} as const;
