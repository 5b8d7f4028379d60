import { goOnline } from '../../api/client/runtime-configuration.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says that sample pages are shown, and leads back to the real ones. */
export function SampleNotice() {
  const back = (
    <Button size="small" onClick={goOnline}>
      Go Online
    </Button>
  );
  return (
    <div className="column py-2">
      <Notice tone="info" action={back}>
        You are looking at sample pages.
      </Notice>
    </div>
  );
}
