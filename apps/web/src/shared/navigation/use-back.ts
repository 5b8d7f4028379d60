import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Where the router notes how many entries of its own lie before the present one. */
function entriesBefore(): number {
  const state: unknown = window.history.state;
  return (state as { readonly idx?: number } | null)?.idx ?? 0;
}

/** The way back inside the app; to the given path when the person came from elsewhere. */
export function useBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (entriesBefore() > 0) void navigate(-1);
    else void navigate(otherwise);
  }, [navigate, otherwise]);
}
