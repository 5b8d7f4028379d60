import { Ellipsis, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { CardButton } from './card-button.tsx';
import { remove } from './drawing-changes.ts';
import { DrawingCard } from './drawing-card.tsx';
import { DrawingDialog } from './drawing-dialog.tsx';
import { DrawingVersions } from './drawing-versions.tsx';
import type { WallItem } from './wall.ts';
import { WallGrid } from './wall-grid.tsx';

interface WallWorksProps {
  readonly items: readonly WallItem[];
  /** Who is signed in; null for nobody, whose drawings are all on the device and need no badge for that. */
  readonly person: string | null;
}

/** Drawings to go on with, and all that can be done with each. */
export function WallWorks({ items, person }: WallWorksProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const [versions, setVersions] = useState<WallItem | null>(null);
  const item = items.find(({ id }) => id === opened);
  const close = () => setOpened(null);
  return (
    <>
      <WallGrid isWide={person === null}>
        {items.map((each) => (
          <li key={each.id} className="min-w-0">
            <DrawingCard
              item={each}
              badge={person !== null && each.isOnDevice && <OnDevice />}
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
      {item && (
        <DrawingDialog
          key={item.id}
          item={item}
          person={person}
          onClose={close}
          onDelete={() => {
            close();
            remove(item, person);
          }}
          onVersions={
            person !== null && item.isKept
              ? () => {
                  close();
                  setVersions(item);
                }
              : undefined
          }
        />
      )}
      {versions && person !== null && (
        <DrawingVersions item={versions} person={person} onClose={() => setVersions(null)} />
      )}
    </>
  );
}

function OnDevice() {
  return (
    <Badge tone="accent">
      <Smartphone aria-hidden />
      On this device
    </Badge>
  );
}
