import { useSignedIn } from '@handover/shared/session';
import { type ShellPage, ShellPageOutlet } from '@handover/shared/shell';
import { VisitorHome } from '../features/home/visitor-home.tsx';

/** Not in the first chunk: a visitor does not load it. */
const myHome: ShellPage = {
  path: '/',
  texts: ['home'],
  load: async () => (await import(/* webpackChunkName: 'signed-in' */ './my-home.page.tsx')).MyHomePage,
};

/** The main page: what Handover is for a visitor, what waits for who is signed in. */
export const HomePage = () => (useSignedIn() ? <ShellPageOutlet page={myHome} /> : <VisitorHome />);
