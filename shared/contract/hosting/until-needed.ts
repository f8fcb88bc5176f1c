/**
 * A spare process has loaded its code and waits here, until its parent needs it in the place of one that crashed. Any other
 * process goes on at once.
 */
export async function untilNeeded(): Promise<void> {
  if (process.env.STANDBY !== 'yes') return;
  // Its own child processes are no spares.
  delete process.env.STANDBY;
  const end = () => process.exit(0);
  process.once('disconnect', end);
  await new Promise((resolve) => process.once('message', resolve));
  process.off('disconnect', end);
}
