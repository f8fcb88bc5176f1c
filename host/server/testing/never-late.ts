/** However busy the machine is, nothing that the gateway waits for a limited time is late. Undone by `jest.restoreAllMocks`, or by what it returns. */
export function neverLate(): () => void {
  const mock = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  return () => mock.mockRestore();
}
