import type { ActionHost, CancelSignal } from '@heddle/kit'

/** A run together with those it calls, as others wait for it. */
export interface Turn {
  readonly cancel: () => void
  readonly ended: Promise<void>
}

/** The port that tells runs of one action apart: debounce, and once at a time. One for all runs of a runner. */
export function createPace() {
  const waiting = new Map<string, (isLast: boolean) => void>()
  const lines = new Map<string, Set<Turn>>()

  function debounce(key: string, wait: ActionHost['clock']['wait'], milliseconds: number, signal: CancelSignal) {
    waiting.get(key)?.(false)
    return new Promise<boolean>((resolve, reject) => {
      const end = (isLast: boolean) => {
        if (waiting.get(key) === end) waiting.delete(key)
        resolve(isLast)
      }
      waiting.set(key, end)
      wait(milliseconds, signal).then(() => end(true), reject)
    })
  }

  async function once(key: string, turn: Turn, mode: 'drop' | 'queue' | 'restart') {
    const line = lines.get(key) ?? new Set()
    if (line.has(turn)) return true
    if (mode === 'drop' && line.size > 0) return false
    const before = [...line]
    lines.set(key, line.add(turn))
    void turn.ended.then(() => {
      line.delete(turn)
      if (line.size === 0 && lines.get(key) === line) lines.delete(key)
    })
    if (mode === 'restart') for (const other of before) other.cancel()
    await Promise.all(before.map((other) => other.ended))
    return true
  }

  return (key: () => string, turn: Turn, wait: ActionHost['clock']['wait']): ActionHost['pace'] => ({
    debounce: (milliseconds, signal) => debounce(key(), wait, milliseconds, signal),
    once: (mode) => once(key(), turn, mode),
  })
}
