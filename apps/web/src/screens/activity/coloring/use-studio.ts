import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  addressedPage,
  closedQuery,
  studioQuery,
  studioRequest,
  type StudioRequest,
} from './studio-address.ts';

/** Marks the history entry that the Color button made, so that closing goes back instead of forward. */
const OPENED_HERE = { openedHere: true };

export interface StudioAddress {
  /** The page shown, counted from 0. */
  readonly pageIndex: number;
  /** What the studio has open; null while it is closed. */
  readonly request: StudioRequest | null;
  readonly turn: (pageIndex: number) => void;
  /** Opens the studio on the page, with a new drawing where an id for one is given. */
  readonly open: (newDrawing?: string) => void;
  readonly close: () => void;
}

/** The page and the studio as the address has them, so that Back closes the studio and a link opens it. */
export function useStudio(pages: number): StudioAddress {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const pageIndex = addressedPage(query, pages);
  return {
    pageIndex,
    request: studioRequest(query, pages),
    turn: (index) => void navigate(`?page=${index}`, { replace: true, preventScrollReset: true }),
    open: (newDrawing) =>
      void navigate(studioQuery(pageIndex, newDrawing), { state: OPENED_HERE, preventScrollReset: true }),
    close: () => {
      const isOpenedHere = (location.state as typeof OPENED_HERE | null)?.openedHere === true;
      if (isOpenedHere) void navigate(-1);
      else void navigate(closedQuery(query) || '.', { replace: true, preventScrollReset: true });
    },
  };
}
