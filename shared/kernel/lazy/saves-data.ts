/** Whether the user has asked the browser to save data: then nothing is loaded ahead. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
