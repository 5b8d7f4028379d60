import { MAX_NAME_LETTERS, NameAround } from '@inkbloom/contracts/made';
import { Chip } from '../../ui/chip.tsx';
import { WishQuestion } from './choice.tsx';
import { RefusedWord } from './picture-fields.tsx';
import type { Refusal } from './use-asking.ts';
import type { WishDraft } from './wish-draft.ts';

const WORDS: Readonly<Record<NameAround, string>> = {
  flowers: 'Flowers',
  leaves: 'Leaves',
  stars: 'Stars',
  hearts: 'Hearts',
};

interface NameFieldsProps {
  readonly draft: WishDraft;
  readonly onChange: (changes: Partial<WishDraft>) => void;
  readonly refusal: Refusal | undefined;
}

/** A name or a word, and what stands around it. */
export function NameFields({ draft, onChange, refusal }: NameFieldsProps) {
  const { name, around } = draft;
  const toggle = (one: NameAround) =>
    onChange({ around: around.includes(one) ? around.filter((other) => other !== one) : [...around, one] });
  return (
    <div className="grid gap-4">
      <WishQuestion
        legend="Whose name?"
        aside={
          <span className="text-14 text-muted tabular-nums">
            {name.length} of {MAX_NAME_LETTERS} letters
          </span>
        }
      >
        <input
          aria-label="Whose name?"
          aria-invalid={refusal?.word !== undefined}
          aria-describedby={refusal?.word === undefined ? undefined : 'refused-words'}
          value={name}
          maxLength={MAX_NAME_LETTERS}
          placeholder="Mira"
          autoComplete="off"
          onChange={({ target }) => onChange({ name: target.value })}
          className="h-12 w-full rounded-sheet bg-field px-3.5 font-display text-18 font-semibold text-ink inset-ring inset-ring-edge aria-invalid:inset-ring-2 aria-invalid:inset-ring-danger"
        />
        <RefusedWord refusal={refusal} />
        <p className="pt-2 text-14 text-muted">
          A name or a word, in Latin letters. It is drawn for you alone, and goes after a week unless you keep
          a page.
        </p>
      </WishQuestion>
      <WishQuestion legend="With what around it?">
        <div className="flex flex-wrap gap-2">
          {NameAround.options.map((one) => (
            <Chip key={one} pressed={around.includes(one)} onPress={() => toggle(one)}>
              {WORDS[one]}
            </Chip>
          ))}
        </div>
      </WishQuestion>
    </div>
  );
}
