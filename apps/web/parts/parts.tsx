import { ActionParts } from './action-parts.tsx';
import { FieldParts } from './field-parts.tsx';
import { MessageParts } from './message-parts.tsx';
import { SheetParts } from './sheet-parts.tsx';

/** Every part in every state, in one theme. */
export function Parts({ theme }: { readonly theme: 'light' | 'dark' }) {
  return (
    <div data-theme={theme} className="grid content-start gap-8 bg-desk p-6 text-ink tablet:p-10">
      <ActionParts />
      <FieldParts />
      <SheetParts />
      <MessageParts />
    </div>
  );
}
