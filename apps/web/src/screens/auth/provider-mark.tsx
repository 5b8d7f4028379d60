import type { ProviderId } from '@inkbloom/contracts/people';

const PATHS: Readonly<Record<ProviderId, string>> = {
  google: 'M20.500 12.200c0 5-3.400 8.300-8.300 8.300a8.500 8.500 0 1 1 5.900-14.600M20.500 12.200H12.400',
  yahoo: 'm4 7.500 5 7.500m4.500-7.500L7.500 21M17 4l-2.200 9.500M14 18.200h.010',
};

/** The provider's initial, drawn in the manner of the app's own icons. */
export function ProviderMark({ provider }: { readonly provider: ProviderId }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className="size-5.5 flex-none fill-none stroke-current"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[provider]} />
    </svg>
  );
}
