import { Excalidraw } from '@excalidraw/excalidraw';
import '@excalidraw/excalidraw/index.css';
import { createRoot } from 'react-dom/client';

const freehand = {
  type: 'freedraw',
  customType: null,
  locked: true,
  lastActiveTool: null,
  fromSelection: false,
} as const;

createRoot(document.querySelector('#root')!).render(
  <Excalidraw initialData={{ appState: { activeTool: freehand } }} />,
);
