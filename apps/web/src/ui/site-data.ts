/*
 * Some browsers refuse all site data: a setting of the person's, or an app that shows pages inside of itself. Merely
 * looking at the storage throws then. It is replaced by one that lasts as long as the page, so that the app loses its
 * memory and nothing else. Imported before whatever looks at a storage.
 */

class PageStorage implements Storage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(name: string): string | null {
    return this.#items.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    this.#items.set(name, value);
  }

  removeItem(name: string): void {
    this.#items.delete(name);
  }

  clear(): void {
    this.#items.clear();
  }
}

/** Puts a storage that lasts as long as the page in the place of one that the browser refuses. */
export function replaceRefused(target: typeof globalThis, name: 'localStorage' | 'sessionStorage'): void {
  try {
    target[name].getItem('');
  } catch {
    Object.defineProperty(target, name, { value: new PageStorage(), configurable: true });
  }
}

if (typeof window !== 'undefined') {
  replaceRefused(globalThis, 'localStorage');
  replaceRefused(globalThis, 'sessionStorage');
}
