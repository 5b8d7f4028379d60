import { Share, SquarePlus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useInstall } from '../../device/install/install-prompt.ts';
import { isInstalledByHand } from '../../device/install/where-to-install.ts';
import { Button } from '../../ui/button.tsx';
import { LogoMark } from '../../ui/logo.tsx';

interface StepProps {
  readonly icon: LucideIcon;
  readonly number: number;
  readonly children: ReactNode;
}

/** One tap, with the picture of what is tapped. */
function Step({ icon: Icon, number, children }: StepProps) {
  return (
    <li className="flex items-center gap-3">
      <span className="relative grid size-11 flex-none place-items-center rounded-sheet bg-panel shadow-rest">
        <Icon aria-hidden className="text-accent-strong" />
        <span
          aria-hidden
          className="absolute -top-1.5 -left-1.5 grid size-5 place-items-center rounded-full bg-accent font-display text-12 font-semibold text-on-accent"
        >
          {number}
        </span>
      </span>
      <span>{children}</span>
    </li>
  );
}

/** iPhones and iPads have no prompt: the two taps are shown instead. */
function TwoTaps() {
  return (
    <ol className="grid w-full gap-3 tablet:w-auto">
      <Step icon={Share} number={1}>
        Tap <b>Share</b> in the browser's bar
      </Step>
      <Step icon={SquarePlus} number={2}>
        Choose <b>Add to Home Screen</b>
      </Step>
    </ol>
  );
}

/** Offers the app for the home screen: by the browser's own prompt, or by the taps that do it by hand. */
export function InstallCard() {
  const install = useInstall();
  if (!install && !isInstalledByHand()) return null;
  return (
    <aside aria-label="Install" className="column mt-10 desktop:mt-16">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-panel bg-accent-soft p-5 tablet:px-7">
        <LogoMark className="size-11 flex-none" />
        <p className="min-w-0 flex-1 basis-60">
          <strong className="block font-display text-18 font-semibold">Keep it a tap away</strong>
          <span className="text-muted">
            Put the app on your home screen. It takes no more room than a photo.
          </span>
        </p>
        {install ? (
          <Button onClick={() => void install()} className="max-tablet:w-full">
            Install
          </Button>
        ) : (
          <TwoTaps />
        )}
      </div>
    </aside>
  );
}
