import type { ActionHost, CancelSignal } from '@heddle/kit'
import { MESSAGES } from './messages.ts'

/** A run together with those it calls, as others wait for it. */
export interface Turn {
  readonly cancel: () => void
  readonly ended: Promise<void>
}

/** The port that tells runs of one action apart: debounce, and once at a time. One for all runs of a runner. */
export function createPace() {
  const waiting = new Map<string, (isLast: boolean) => void>()
  const lines = new Map<string, Set<Turn>>()
  const waitsFor = new Map<Turn, readonly Turn[]>()

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

  /** Whether a run waits, maybe through others, for another one. To wait for such a run would be to wait for ever. */
  function isBehind(turn: Turn, other: Turn): boolean {
    const seen = new Set([turn])
    for (const one of seen) for (const next of waitsFor.get(one) ?? []) seen.add(next)
    return seen.has(other)
  }

  async function once(key: string, turn: Turn, mode: 'drop' | 'queue' | 'restart') {
    const line = lines.get(key) ?? new Set()
    if (line.has(turn)) return true
    if (mode === 'drop' && line.size > 0) return false
    const before = [...line]
    if (mode === 'restart') for (const other of before) other.cancel()
    else if (before.some((other) => isBehind(other, turn))) throw new Error(MESSAGES.waitsForItself)
    lines.set(key, line.add(turn))
    waitsFor.set(turn, before)
    void turn.ended.then(() => {
      waitsFor.delete(turn)
      line.delete(turn)
      if (line.size === 0 && lines.get(key) === line) lines.delete(key)
    })
    await Promise.all(before.map((other) => other.ended))
    waitsFor.delete(turn)
    return true
  }

  return (key: () => string, turn: Turn, wait: ActionHost['clock']['wait']): ActionHost['pace'] => ({
    debounce: (milliseconds, signal) => debounce(key(), wait, milliseconds, signal),
    once: (mode) => once(key(), turn, mode),
  })
}
