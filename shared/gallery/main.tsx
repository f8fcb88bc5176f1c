import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';
import { Preview } from './preview.tsx';
import { readView } from './view.ts';

const element = document.getElementById('root');
const view = readView(window.location.search);
if (element) createRoot(element).render(view.bare ? <Preview view={view} /> : <Gallery first={view} />);
