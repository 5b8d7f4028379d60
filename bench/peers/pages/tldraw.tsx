import { createRoot } from 'react-dom/client';
import { Tldraw } from 'tldraw';
import 'tldraw/tldraw.css';

createRoot(document.querySelector('#root')!).render(
  <Tldraw hideUi onMount={(editor) => void editor.setCurrentTool('draw')} />,
);
