import { PANS, type Pan } from './pans.ts';

interface PaletteProps {
  readonly chosen: Pan;
  readonly onChoose: (pan: Pan) => void;
}

/** The pans of paint: beside the sheet, on a phone in a row under it. */
export function PaletteRow({ chosen, onChoose }: PaletteProps) {
  return (
    <fieldset className="relative mx-auto grid w-full max-w-[520px] grid-cols-8 gap-1.25 rounded-panel bg-panel p-2 shadow-rest desktop:absolute desktop:w-auto desktop:top-21 desktop:left-0 desktop:grid-cols-[54px] desktop:gap-2 desktop:rounded-[40px] desktop:p-3 desktop:shadow-lift">
      <legend className="sr-only">Colors</legend>
      {PANS.map((pan) => (
        <label
          key={pan.name}
          title={pan.name}
          className="relative block aspect-square cursor-pointer rounded-full outline-2 outline-offset-2 outline-transparent transition-transform duration-150 ease-out after:absolute after:-inset-x-0.5 after:-inset-y-1.5 has-checked:scale-90 has-checked:outline-ink has-focus-visible:outline-4 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="pan"
            aria-label={pan.name}
            checked={pan === chosen}
            onChange={() => onChoose(pan)}
            className="absolute inset-0 z-1 size-full cursor-pointer appearance-none rounded-full outline-none"
          />
          <span
            className="block size-full rounded-full shadow-[inset_0_0_0_1px_rgb(30_27_46/0.14),inset_0_-5px_8px_-5px_rgb(30_27_46/0.28)]"
            style={{ backgroundColor: pan.hex }}
          />
        </label>
      ))}
    </fieldset>
  );
}
