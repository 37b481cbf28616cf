import { foldText } from './fold-text.ts'

/** Options that the keys for pages go on by. */
const PAGE = 10
/** Milliseconds after which typing begins another word. */
const PAUSE = 500

/** What a list is to the keys. */
export interface KeyList {
  readonly count: number
  /** Place of the option that the keys are at; -1 for none. */
  readonly at: number
  readonly isDisabled: (at: number) => boolean
}

/** Where a key leads in a list of options (ARIA practices, listbox); `undefined` for a key that leads nowhere. */
export function stepOf(key: string, { count, at, isDisabled }: KeyList): number | undefined {
  const last = count - 1
  const steps: Readonly<Record<string, readonly [from: number, step: 1 | -1]>> = {
    ArrowDown: [at + 1, 1],
    ArrowUp: [at < 0 ? last : at - 1, -1],
    Home: [0, 1],
    End: [last, -1],
    PageDown: [Math.min(at + PAGE, last), -1],
    PageUp: [Math.max(at - PAGE, 0), 1],
  }
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (!step) return undefined
  let [to] = step
  while (to >= 0 && to < count && isDisabled(to)) to += step[1]
  const isBehind = key === 'PageDown' ? to <= at : key === 'PageUp' && to >= at
  return to < 0 || to >= count || (isBehind && at >= 0) ? at : to
}

/** Finds options by the letters they begin with, typed one after another; the same letter again goes on to the next. */
export interface TypeAhead {
  /** Whether a word is being typed, which a space goes on with. */
  readonly isTyping: (time: number) => boolean
  readonly find: (key: string, time: number, list: KeyList & { readonly labelOf: (at: number) => string }) => number | undefined
}

/** Times are those of the events. */
export function createTypeAhead(): TypeAhead {
  let typed = ''
  let last = -PAUSE
  const isTyping = (time: number): boolean => typed !== '' && time - last < PAUSE
  return {
    isTyping,
    find(key, time, { count, at, isDisabled, labelOf }) {
      typed = (isTyping(time) ? typed : '') + foldText(key)
      last = time
      const isRepeated = typed.replaceAll(typed.charAt(0), '') === ''
      const wanted = isRepeated ? typed.charAt(0) : typed
      const from = Math.max(0, isRepeated ? at + 1 : at)
      for (let step = 0; step < count; step += 1) {
        const place = (from + step) % count
        if (!isDisabled(place) && foldText(labelOf(place)).startsWith(wanted)) return place
      }
      return undefined
    },
  }
}
