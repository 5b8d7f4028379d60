import { useId, useState } from 'react';
import { cutDescription } from './description-cut.ts';

/** What the activity says about itself; a long text is cut until it is asked for. */
export function Description({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { shown, isCut } = cutDescription(text);
  if (shown === '') return null;
  return (
    <p className="max-w-[60ch] [overflow-wrap:anywhere]">
      <span id={id}>{isOpen ? text : shown}</span>
      {isCut && (
        <>
          {isOpen ? ' ' : '… '}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="reach font-bold whitespace-nowrap text-accent-strong hover:underline"
          >
            {isOpen ? 'Show Less' : 'Read More'}
          </button>
        </>
      )}
    </p>
  );
}
