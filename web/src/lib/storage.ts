// What a browser remembers for us; a browser that refuses to is no reason to fail.

export function stored(name: string): string | null {
  try {
    return localStorage.getItem(`megavolt-${name}`);
  } catch {
    return null;
  }
}

export function store(name: string, value: string): void {
  try {
    localStorage.setItem(`megavolt-${name}`, value);
  } catch {
    // Then it is asked again next time.
  }
}

/** Forget everything whose name begins so. */
export function forget(prefix: string): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(`megavolt-${prefix}`));
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Then there is nothing to forget.
  }
}
