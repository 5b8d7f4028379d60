/** A mistake planted in the app: in one file, one piece of text instead of another. */
export interface Mutant {
  readonly name: string;
  /** From the root of the tree. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** Where the search begins, for one that few schedules show; 1 otherwise. */
  readonly firstSeed?: number;
}

const DRAFTS = 'apps/web/src/device/drafts';
const SESSION = 'apps/web/src/studio/session';
const SIMULATION = 'e2e/simulation';

/** The one that every run must find, or the simulation itself is broken. */
export const CANARY: Mutant = {
  name: 'a gesture is counted and not kept',
  file: `${DRAFTS}/store.ts`,
  find: `gestures: draft.gestures + missing.length,`,
  replace: `gestures: draft.gestures + missing.length + 1,`,
};

/** Mistakes that were made once, and others that are easily made. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'the studio does not go along when its drawing is moved by a conflict',
    file: `${DRAFTS}/records.ts`,
    find: `drawingId: to,
      baseRevision: 0,`,
    replace: `drawingId: to,
      writer: newId(),
      baseRevision: 0,`,
  },
  {
    name: 'a tab that was taken over forgets its strokes and says it is whole',
    file: `${SESSION}/draft-writer.ts`,
    find: `else if (loss.kind === 'taken-over') await this.#giveUp(loss.drawingId, hasStrays);`,
    replace: `else if (loss.kind === 'taken-over') this.#written = this.#all.length;`,
  },
  {
    name: 'a picture is saved with the journal of whoever holds the drawing',
    file: `${DRAFTS}/store.ts`,
    find: `const draft = await heldDraft(hold, tx);
      if (draft.gestures !== count)
        throw new PictureOutdatedError(\`\${draft.gestures} gestures, not \${count}\`);`,
    replace: `const draft = (await tx.get('drafts', hold.drawingId)) ?? (await heldDraft(hold, tx));`,
  },
  {
    name: 'opening a page replaces what was kept while the server was asked',
    file: `${DRAFTS}/store.ts`,
    find: `if (here && (isDirty(here) || here.baseRevision >= next.baseRevision)) return null;`,
    replace: `if (here && here.baseRevision >= next.baseRevision) return null;`,
  },
  {
    name: 'a save is thrown away when the session has ended',
    file: `${DRAFTS}/sender.ts`,
    find: `case 'signed-out':
      return { kind: 'signed-out' };`,
    replace: `case 'signed-out':
      await outbox.accept(entry, entry.baseRevision);
      return 'goes-on';`,
  },
  {
    name: 'a save that does not go through holds up every other drawing',
    file: `${DRAFTS}/sender.ts`,
    find: `if (end && end.kind !== 'later') return end;`,
    replace: `if (end) return end;`,
  },
  {
    name: 'a save is put off for ever once it failed',
    file: `${DRAFTS}/outbox.ts`,
    find: `return now >= notBefore || notBefore - now > LONGEST_PAUSE_MS * 2;`,
    replace: `return notBefore === 0;`,
  },
  {
    name: 'a clock that is set back stops the sending',
    file: `${DRAFTS}/outbox.ts`,
    find: `return now >= notBefore || notBefore - now > LONGEST_PAUSE_MS * 2;`,
    replace: `return now >= notBefore;`,
  },
  {
    name: 'a save that was attempted is replaced by a newer one',
    file: `${DRAFTS}/outbox.ts`,
    find: `if (older.baseRevision === null) await`,
    replace: `await`,
  },
  {
    name: 'a repeat is sent under a new key',
    file: `${DRAFTS}/outbox.ts`,
    find: `const ready = { ...entry, baseRevision`,
    replace: `const ready = { ...entry, key: this.device.newId(), baseRevision`,
  },
  {
    name: 'an accepted save counts everything drawn since as saved',
    file: `${DRAFTS}/outbox.ts`,
    find: `savedGestures: Math.max(draft.savedGestures, packet.gestures),`,
    replace: `savedGestures: draft.gestures,`,
  },
  {
    name: 'an accepted save does not move the base',
    file: `${DRAFTS}/outbox.ts`,
    find: `baseRevision: Math.max(draft.baseRevision, revision),`,
    replace: `baseRevision: draft.baseRevision,`,
  },
  {
    name: 'a conflict leaves the journal behind',
    file: `${DRAFTS}/records.ts`,
    find: `await putDrawing(moved, journal, tx);`,
    replace: `await tx.put('drafts', moved);`,
  },
  {
    name: 'a conflict leaves the base as it was',
    file: `${DRAFTS}/records.ts`,
    find: `drawingId: to,
      baseRevision: 0,
      savedGestures: 0,`,
    replace: `drawingId: to,`,
  },
  {
    name: 'a conflict is refused for good',
    file: `${DRAFTS}/failed-save.ts`,
    find: `if (code === 'drawing_conflict' || code === 'drawing_not_found') return { kind: 'conflict' };`,
    replace: `if (code === 'drawing_conflict') return { kind: 'later', isAnswer: true, message: null };`,
  },
  {
    name: 'the drafts of another person are opened',
    file: `${DRAFTS}/store.ts`,
    find: `return draft.person === null || draft.person === person;`,
    replace: `return true;`,
  },
  {
    name: 'a drawing is adopted twice',
    file: `${DRAFTS}/store.ts`,
    find: `if (!draft || draft.person !== null) return false;`,
    replace: `if (!draft) return false;`,
  },
  {
    name: 'an adopted drawing is kept with a journal that went on',
    file: `${DRAFTS}/guest-drafts.ts`,
    find: `return finishedPacket(draft, journal, finished, endTime);`,
    replace: `return finishedPacket(draft, await store.journal(draft.drawingId), finished, endTime);`,
  },
  {
    name: 'strokes that wait are forgotten when the drawing was deleted',
    file: `${SESSION}/draft-writer.ts`,
    find: `} else if (hasStrays) {
      await this.#branchOff();`,
    replace: `} else if (hasStrays) {
      this.#written = this.#all.length;`,
  },
  {
    name: 'site data that was cleared is taken for another tab',
    file: `${DRAFTS}/hold.ts`,
    find: `if ((await tx.get('about', 'birth')) !== birth) return { kind: 'cleared' };`,
    replace: ``,
  },
  {
    name: 'only the last stroke is written again after site data was cleared',
    file: `${SESSION}/draft-writer.ts`,
    find: `this.#goOnWith(await this.#store.restore(this.#draft, this.#hold, [...this.#all]));`,
    replace: `this.#goOnWith(await this.#store.restore(this.#draft, this.#hold, this.#all.slice(-1)));`,
  },
  {
    name: 'strokes are not tried again once the device was full',
    file: `${SESSION}/draft-writer.ts`,
    find: `this.#failure = error;`,
    replace: `this.#failure = error;
    this.#written = this.#all.length;`,
  },
  {
    name: 'leaving an open page throws away what was drawn',
    file: `${DRAFTS}/store.ts`,
    find: `if (draft?.gestures === 0) await`,
    replace: `if (draft) await`,
  },
  {
    name: 'saves are not tried again after a pause',
    file: `${DRAFTS}/retry-saves.ts`,
    find: `if (!signal.aborted) cancel = clock.after(`,
    replace: `if (signal.aborted) cancel = clock.after(`,
  },
  {
    name: 'the server lets the last save win',
    file: `${SIMULATION}/model-server.ts`,
    find: `const isBranch = entry.baseRevision !== drawing.head;`,
    replace: `const isBranch = false;`,
  },
  {
    name: 'the server forgets what it answered',
    file: `${SIMULATION}/model-server.ts`,
    find: `this.#outcomes.get(key) ?? this.#keep(person, entry)`,
    replace: `this.#keep(person, entry)`,
  },
  {
    name: 'a version that is brought back replaces strokes that were never saved',
    file: `${DRAFTS}/store.ts`,
    find: 'if (isDirty(here) || isWaiting) {',
    replace: 'if (false) {',
  },
  {
    name: 'a tab goes on over a version that was brought back under it',
    file: `${DRAFTS}/brought-back.ts`,
    find: `    ...handOver(draft, newId()),
`,
    replace: '',
  },
  {
    name: "work of nobody that a person drew on is nobody's again after site data was cleared",
    file: `${DRAFTS}/store.ts`,
    find: 'const draft = { ...from, person, gestures: gestures.length };',
    replace: 'const draft = { ...from, gestures: gestures.length };',
  },
  {
    name: 'strokes that wait are forgotten when the page is left',
    file: `${SESSION}/draft-writer.ts`,
    find: 'if (!this.#isClosing || this.#isFailing || this.#written < this.#all.length) return;',
    replace: 'if (!this.#isClosing) return;',
  },
  {
    name: 'a tab draws on in what was given to somebody else',
    file: `${DRAFTS}/hold.ts`,
    find: `if (isOthers) throw new HoldLostError({ kind: 'taken-over', drawingId: draft.drawingId });`,
    replace: '',
  },
  {
    name: 'a tab is told the old id of a drawing that was moved and then opened elsewhere',
    file: `${DRAFTS}/hold.ts`,
    find: `{ kind: 'taken-over', drawingId: now.drawingId }`,
    replace: `{ kind: 'taken-over', drawingId }`,
    firstSeed: 3_016_343,
  },
  {
    name: 'a page opened for one person takes in a drawing of another',
    file: `${DRAFTS}/kept-drawings.ts`,
    find: `if (detail.userId !== person) throw new Error('the drawing is of somebody else');`,
    replace: '',
  },
  {
    name: 'saves that wait stay behind when their drawing is moved',
    file: `${DRAFTS}/records.ts`,
    find: `await tx.put('outbox', { ...entry, ...fresh, drawingId: to, packet, key: newId() });`,
    replace: '',
  },
  {
    name: 'a moved save keeps its key',
    file: `${DRAFTS}/records.ts`,
    find: 'drawingId: to, packet, key: newId() });',
    replace: 'drawingId: to, packet });',
  },
  {
    name: 'strokes finished after a take-over are left behind',
    file: `${SESSION}/draft-writer.ts`,
    find: `    if (!hasStrays) return;
    await this.#branchOff();`,
    replace: `    this.#written = this.#all.length;
    if (!hasStrays) return;`,
  },
  {
    name: 'a server that asks for patience refuses for good',
    file: `${DRAFTS}/failed-save.ts`,
    find: 'const LATER = new Set([0, 408, 425, 429]);',
    replace: 'const LATER = new Set([0, 408, 425]);',
  },
  {
    name: 'a save that is accepted leaves its entry',
    file: `${DRAFTS}/outbox.ts`,
    find: `if (isWaiting) await tx.delete('outbox', counter);`,
    replace: '',
  },
  {
    name: 'a picture shows what was drawn while it was made',
    file: `${SESSION}/save-page.ts`,
    find: 'if (writer.gestures() !== gestures)',
    replace: 'if (false)',
  },
];
