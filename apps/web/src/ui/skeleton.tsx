import { classNames } from './class-names.ts';

/** A soft bar where words will stand; its size is given by class. */
export function SkeletonBar({ className }: { readonly className?: string }) {
  return <span aria-hidden className={classNames('block rounded-small bg-line', className)} />;
}

/** A blank sheet where a card will lie: the same box as the card, so nothing moves when it comes. */
export function SkeletonCard() {
  return (
    <div aria-hidden className="motion-safe:animate-pulse">
      <span className="block aspect-4/3 rounded-sheet bg-blank opacity-80 shadow-rest" />
      <span className="mt-2.25 flex h-6 items-center">
        <SkeletonBar className="h-3.5 w-3/5" />
      </span>
      <span className="flex h-5 items-center">
        <SkeletonBar className="h-3 w-4/5" />
      </span>
    </div>
  );
}
