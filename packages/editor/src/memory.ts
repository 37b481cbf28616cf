/** What this browser keeps for the tab or for good; absent where it refuses, as some settings of privacy make it. */
export function browserMemory(kind: 'sessionStorage' | 'localStorage'): Storage | undefined {
  try {
    return globalThis[kind]
  } catch {
    return undefined
  }
}

/** Reads what this browser remembers; a refused or broken storage remembers nothing. */
export function readMemory(storage: Storage | undefined, key: string): unknown {
  try {
    const text = storage?.getItem(key) ?? null
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Remembers a value; a full or refused storage forgets it quietly, because nothing of worth is kept there. */
export function writeMemory(storage: Storage | undefined, key: string, value: unknown): void {
  try {
    storage?.setItem(key, JSON.stringify(value))
  } catch {
    // Private windows refuse storage; the session goes on without memory.
  }
}
