import { useState } from 'react';
import type { Draft } from '../../device/drafts/draft.ts';
import { AlbumButtons } from './album-buttons.tsx';
import { RiskNotice } from './risk-notice.tsx';
import { deviceItems, LATEST } from './wall.ts';
import { WallBar } from './wall-bar.tsx';
import { NoDrawingFound, WallSection } from './wall-grid.tsx';
import { WallWorks } from './wall-works.tsx';

/** Everything that was colored here while nobody was signed in. */
export function DeviceWall({ drafts }: { readonly drafts: readonly Draft[] }) {
  const [query, setQuery] = useState(LATEST);
  const ids = new Set(deviceItems(drafts).map(({ id }) => id));
  const own = drafts.filter(({ drawingId }) => ids.has(drawingId));
  const items = deviceItems(own, query);
  return (
    <WallSection title="On this device" isLoading={false}>
      {own.length === 0 ? (
        <p className="max-w-prose text-muted">
          What you color without an account stays on this device and hangs here. Drawings you saved as a file
          can be brought back.
        </p>
      ) : (
        <>
          {own.length > 1 && <WallBar query={query} onChange={setQuery} />}
          {items.length === 0 && <NoDrawingFound />}
          <WallWorks items={items} person={null} />
          <RiskNotice />
        </>
      )}
      <AlbumButtons drafts={own} />
    </WallSection>
  );
}
