import type { InputControl } from './formula-input.tsx'

/** The hand on a formula's text, which may come later than the data to pick for it. */
export interface LateControl {
  current: InputControl | undefined
  /** Puts in what was picked: at once, or as soon as the text can be written. */
  insert(picked: string): void
}

/** Holds picks until there is a text for them, so that none is lost while its editor is on the way. */
export function lateControl(): LateControl {
  let held: InputControl | undefined
  const waiting: string[] = []
  return {
    get current() {
      return held
    },
    set current(next) {
      held = next
      if (next) for (const picked of waiting.splice(0)) next.insert(picked)
    },
    insert(picked) {
      if (held) held.insert(picked)
      else waiting.push(picked)
    },
  }
}
