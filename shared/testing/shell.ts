/** Parts of the shell, for tests of another host. */
export { RemotePage } from '../shell/routes/remote-page.tsx';
export { ShellProvider } from '../shell/shell-context.tsx';
