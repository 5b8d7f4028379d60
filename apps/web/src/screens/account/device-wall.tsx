import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { Draft } from '../../device/drafts/draft.ts';
import { AlbumButtons } from './album-buttons.tsx';
import { CardButton } from './card-button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DrawingCard } from './drawing-card.tsx';
import { DrawingDialog } from './drawing-dialog.tsx';
import { RiskNotice } from './risk-notice.tsx';
import { deviceItems, type WallItem } from './wall.ts';
import { WallGrid, WallSection } from './wall-grid.tsx';

/** Everything that was colored here while nobody was signed in. */
export function DeviceWall({ drafts }: { readonly drafts: readonly Draft[] }) {
  const items = deviceItems(drafts);
  const own = drafts.filter(({ drawingId }) => items.some(({ id }) => id === drawingId));
  const isEmpty = items.length === 0;
  return (
    <WallSection title="On this device" isLoading={false}>
      {isEmpty ? (
        <p className="max-w-prose text-muted">
          What you color without an account stays on this device and hangs here. Drawings you saved as a file
          can be brought back.
        </p>
      ) : (
        <>
          <Works items={items} drafts={own} />
          <RiskNotice />
        </>
      )}
      <AlbumButtons drafts={own} />
    </WallSection>
  );
}

interface WorksProps {
  readonly items: readonly WallItem[];
  readonly drafts: readonly Draft[];
}

function Works({ items, drafts }: WorksProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<WallItem | null>(null);
  const item = items.find(({ id }) => id === opened);
  const draft = drafts.find(({ drawingId }) => drawingId === opened);
  const close = () => setOpened(null);
  return (
    <>
      <WallGrid isWide>
        {items.map((each) => (
          <li key={each.id} className="min-w-0">
            <DrawingCard
              item={each}
              button={
                <CardButton
                  icon={Ellipsis}
                  label={`More for ${each.title}`}
                  onClick={() => setOpened(each.id)}
                />
              }
            />
          </li>
        ))}
      </WallGrid>
      {item && draft && (
        <DrawingDialog
          item={item}
          draft={draft}
          onClose={close}
          onDelete={() => {
            close();
            setDoomed(item);
          }}
        />
      )}
      <DeleteDialog item={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}
