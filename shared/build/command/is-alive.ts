/** Whether a process runs; one of somebody else, such as a `sudo` above us, takes no signal from us, and is alive. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
