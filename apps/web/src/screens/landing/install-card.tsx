import { useInstall } from '../../device/install/install-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { LogoMark } from '../../ui/logo.tsx';

/** Offers the app for the home screen, while the browser can put it there. */
export function InstallCard() {
  const install = useInstall();
  if (!install) return null;
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
        <Button onClick={() => void install()} className="max-tablet:w-full">
          Install
        </Button>
      </div>
    </aside>
  );
}
