/** What this needs of a store that zustand's `persist` keeps in the browser's storage. */
interface KeptStore {
  readonly persist: {
    readonly rehydrate: () => void | Promise<void>;
    readonly getOptions: () => { readonly name?: string | undefined };
  };
}

/** Takes in what another tab wrote a moment ago; before every change, or the change would write over it. */
export function readAgain(store: KeptStore): void {
  void store.persist.rehydrate();
}

/** Follows what other tabs write to a store, for as long as the page lives. */
export function followTabs(store: KeptStore): void {
  const { name } = store.persist.getOptions();
  globalThis.addEventListener?.('storage', (event: StorageEvent) => {
    if (event.key === name) readAgain(store);
  });
}
