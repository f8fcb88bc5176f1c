/** Answers the message `usage` with the microseconds of CPU that this process has used. */
export function reportUsage(): void {
  process.on('message', (message) => {
    if (message !== 'usage') return;
    const { user, system } = process.cpuUsage();
    process.send?.({ type: 'usage', microseconds: user + system });
  });
}
