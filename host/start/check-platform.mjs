/** Runs before anything is installed, with whatever Node there is. */
if (process.platform === 'win32') {
  console.error(
    'Handover runs on Linux and macOS. On Windows use WSL: run `wsl --install` once, then clone and start Handover in there.\nhttps://learn.microsoft.com/windows/wsl/install',
  );
  process.exit(1);
}
