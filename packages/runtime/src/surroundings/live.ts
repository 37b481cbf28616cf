import { signal, type Signal } from '@preact/signals-core'
import type { FunctionSurroundings } from '@heddle/formula/functions'
import { snapshotSurroundings, type SnapshotFacts } from './snapshot.ts'

export interface LiveSurroundings extends FunctionSurroundings {
  /** From now on clock, chance and time zone are the visitor's; formulas that read them are worked out again. */
  readonly becomeReal: () => void
}

/** The publish snapshot until the page is adopted, the visitor's browser afterwards. */
export function createLiveSurroundings(facts: SnapshotFacts & Pick<FunctionSurroundings, 'deprecated'>): LiveSurroundings {
  const snapshot = snapshotSurroundings(facts)
  const isReal = signal(false)
  const ticks = new Map<number, Signal<number>>()
  const addresses = new WeakMap<Blob, string>()
  let timezone: string | undefined

  /** Changes every `interval` milliseconds, while somebody follows it. */
  function tick(interval: number): Signal<number> {
    let timer: ReturnType<typeof setInterval> | undefined
    const fresh = signal(0, {
      watched: () => void (timer = setInterval(() => (fresh.value += 1), interval)),
      unwatched: () => clearInterval(timer),
    })
    ticks.set(interval, fresh)
    return fresh
  }

  return {
    ...snapshot,
    now: () => (isReal.value ? Date.now() : snapshot.now()),
    liveNow(interval) {
      if (!isReal.value) return snapshot.liveNow(interval)
      void (ticks.get(interval) ?? tick(interval)).value
      return Date.now()
    },
    random: () => (isReal.value ? Math.random() : snapshot.random()),
    // Asked once: it makes a formatter.
    timezone: () => (isReal.value ? (timezone ??= Intl.DateTimeFormat().resolvedOptions().timeZone) : snapshot.timezone()),
    isMachineZone: () => isReal.value,
    fileUrl(file) {
      if (!(file instanceof Blob)) return undefined
      const known = addresses.get(file)
      if (known !== undefined) return known
      const address = URL.createObjectURL(file)
      addresses.set(file, address)
      return address
    },
    ...(facts.deprecated && { deprecated: facts.deprecated }),
    becomeReal: () => void (isReal.value = true),
  }
}
