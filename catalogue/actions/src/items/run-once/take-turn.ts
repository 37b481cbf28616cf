import type { Turn } from '@heddle/kit'

/** What a run does when others are at its action: end there, wait for them, or take their place. */
export const MODES = ['drop', 'queue', 'restart'] as const

export const MESSAGES = {
  waitsForItself: 'The run would wait for another run that waits for this one.',
  restarted: 'Started again by a newer run.',
} as const

/** Runs that go on or wait, by their action, in the order they came. */
const lines = new WeakMap<object, Set<Turn>>()
/** Whom a run waits for. */
const waitsFor = new WeakMap<Turn, readonly Turn[]>()

/** Whether a run waits, maybe through others, for another one. To wait for such a run would be to wait for ever. */
function isBehind(turn: Turn, other: Turn): boolean {
  const seen = new Set([turn])
  for (const one of seen) for (const next of waitsFor.get(one) ?? []) seen.add(next)
  return seen.has(other)
}

/** Waits until the run is the only one past its action; false when it is to end there. It keeps its turn to its end. */
export async function takeTurn(turn: Turn, action: object, mode: (typeof MODES)[number]): Promise<boolean> {
  const line = lines.get(action) ?? new Set()
  if (line.has(turn)) return true
  if (mode === 'drop' && line.size > 0) return false
  const before = [...line]
  if (mode === 'restart') for (const other of before) other.cancel(new Error(MESSAGES.restarted))
  else if (before.some((other) => isBehind(other, turn))) throw new Error(MESSAGES.waitsForItself)
  lines.set(action, line.add(turn))
  waitsFor.set(turn, before)
  void turn.ended.then(() => {
    waitsFor.delete(turn)
    line.delete(turn)
  })
  await Promise.all(before.map(({ ended }) => ended))
  waitsFor.delete(turn)
  return true
}
