import { createBrowserRouter } from 'react-router';
import { routes } from './routes.tsx';

/** Shows the screen of the address, and follows it. */
export const router = createBrowserRouter(routes);
