import type { Diff, StoreRecord } from './diff.ts'
import type { StoreListener } from './store.ts'

/** Tells listeners and subscribers of a store what happened, change after change, also when one of them changes the store. */
export function createNotifier<R extends StoreRecord>() {
  let listeners: readonly StoreListener<R>[] = []
  const bySubject = { record: new Map<string, Set<() => void>>(), kind: new Map<string, Set<() => void>>() }
  let touched = new Set<() => void>()
  const waiting: { readonly diff: Diff<R>; readonly source: string; readonly subscribers: ReadonlySet<() => void> }[] = []
  const errors: unknown[] = []
  let isTelling = false

  function touch(subject: keyof typeof bySubject, name: string) {
    if (bySubject[subject].size === 0) return
    for (const fn of bySubject[subject].get(name) ?? []) touched.add(fn)
  }

  function announce(diff: Diff<R>, source: string) {
    if (listeners.length === 0 && touched.size === 0) return
    const subscribers = touched
    if (touched.size > 0) touched = new Set()
    if (isTelling) return void waiting.push({ diff, source, subscribers })
    isTelling = true
    tell(diff, source, subscribers)
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) tell(next.diff, next.source, next.subscribers)
    isTelling = false
    if (errors.length > 0) throw errors.splice(0)[0]
  }

  /** Everyone is told, also after one of them threw. */
  function tell(diff: Diff<R>, source: string, subscribers: ReadonlySet<() => void>) {
    for (const listener of listeners) {
      try {
        listener(diff, source)
      } catch (error) {
        errors.push(error)
      }
    }
    for (const subscriber of subscribers) {
      try {
        subscriber()
      } catch (error) {
        errors.push(error)
      }
    }
  }

  function subscribeTo(subject: keyof typeof bySubject, name: string, fn: () => void) {
    let isWanted = true
    // A function of its own for each subscription: the same callback may be subscribed twice.
    const call = () => {
      if (isWanted) fn()
    }
    const subscribers = bySubject[subject].get(name) ?? new Set()
    bySubject[subject].set(name, subscribers.add(call))
    return () => {
      isWanted = false
      subscribers.delete(call)
      if (subscribers.size === 0 && bySubject[subject].get(name) === subscribers) bySubject[subject].delete(name)
    }
  }

  return {
    recordChanged: (id: string) => touch('record', id),
    kindChanged: (kind: string) => touch('kind', kind),
    announce,
    subscribe: (id: string, fn: () => void) => subscribeTo('record', id, fn),
    subscribeKind: (kind: string, fn: () => void) => subscribeTo('kind', kind, fn),
    listen(fn: StoreListener<R>) {
      const listener: StoreListener<R> = (diff, source) => fn(diff, source)
      listeners = [...listeners, listener]
      return () => void (listeners = listeners.filter((other) => other !== listener))
    },
  }
}
