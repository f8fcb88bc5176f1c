/** Whether the user has asked the browser to save data, so that nothing is preloaded. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
