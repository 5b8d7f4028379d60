import { SkeletonBar } from '../../ui/skeleton.tsx';

/** The profile's own outline while the person is asked for. */
export function ProfileSkeleton() {
  return (
    <div
      aria-hidden
      className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-4 desktop:grid-cols-1 desktop:gap-3"
    >
      <SkeletonBar className="size-19 rounded-full desktop:size-26" />
      <div className="grid gap-2.5 desktop:mt-1">
        <SkeletonBar className="h-8 w-4/5" />
        <SkeletonBar className="h-3.5 w-full max-w-60" />
        <SkeletonBar className="h-3.5 w-3/5" />
      </div>
      <SkeletonBar className="col-span-full h-11 w-28 rounded-sheet tablet:h-10" />
    </div>
  );
}
