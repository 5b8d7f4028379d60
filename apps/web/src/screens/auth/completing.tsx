import { LoaderCircle } from 'lucide-react';

/** Back from the provider: the session is being opened. */
export function Completing() {
  return (
    <div className="grid min-h-72 content-start desktop:content-center justify-items-start gap-4">
      <LoaderCircle aria-hidden className="size-8 animate-spin text-accent-strong" />
      <h1 className="text-28">
        <output>Signing you in…</output>
      </h1>
      <p className="text-muted">This takes a moment. Nothing you colored is lost.</p>
    </div>
  );
}
