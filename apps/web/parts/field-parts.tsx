import { Check, Lock } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../src/ui/badge.tsx';
import { Chip } from '../src/ui/chip.tsx';
import { Difficulty } from '../src/ui/difficulty.tsx';
import { ProgressBar } from '../src/ui/progress-bar.tsx';
import { SearchField } from '../src/ui/search-field.tsx';
import { Group } from './group.tsx';

/** What is chosen, typed and read. */
export function FieldParts() {
  const [text, setText] = useState('owl');
  const [pressed, setPressed] = useState(true);
  return (
    <>
      <Group title="Search">
        <SearchField label="Search pages" value="" onChange={setText} className="w-72" />
        <SearchField label="Search drawings" value={text} onChange={setText} className="w-72" />
      </Group>
      <Group title="Chips">
        <Chip pressed={false} onPress={() => setPressed(!pressed)}>
          Nature
        </Chip>
        <Chip pressed={pressed} onPress={() => setPressed(!pressed)}>
          Animals
        </Chip>
      </Group>
      <Group title="Badges, difficulty">
        <Badge>Plain</Badge>
        <Badge tone="accent">46%</Badge>
        <Badge tone="warn">
          <Lock aria-hidden />
          Limited Access
        </Badge>
        <Badge tone="ok">
          <Check aria-hidden />
          Finished
        </Badge>
        <Badge tone="danger">Not sent</Badge>
        <Difficulty level="easy" />
        <Difficulty level="medium" />
        <Difficulty level="hard" />
      </Group>
      <Group title="Progress">
        {[0, 0.42, 1].map((share) => (
          <div key={share} className="w-40">
            <ProgressBar share={share} label={`Colored, part of ${share}`} />
          </div>
        ))}
      </Group>
    </>
  );
}
