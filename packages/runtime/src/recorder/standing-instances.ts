import type { EditorMessage } from '@heddle/workflow/watch'
import type { Watch } from '../watch/watch.ts'

type Emit = Parameters<Watch['instance']>[1]

/** Milliseconds in which an instance may still come: a page is made alive part by part. */
const PATIENCE = 2000

/** Instances of components on the page. */
export interface StandingInstances {
  readonly add: Watch['instance']
  /**
   * Emits at the instance with that uid, or at the first one with that id where the way to it is another one; of one in a repeat at its first row.
   */
  readonly fire: (asked: Extract<EditorMessage, { readonly type: 'fire' }>) => Promise<void>
}

interface Standing {
  readonly uid: string
  readonly emit: Emit
}

/** @param onMissing hears of an instance that did not come */
export function createStandingInstances(onMissing: (instance: string) => void, patience = PATIENCE): StandingInstances {
  const standing = new Set<Standing>()
  const waiting = new Set<() => void>()

  function find(instance: string): Standing | undefined {
    const all = [...standing]
    const id = instance.slice(instance.lastIndexOf('.') + 1)
    return all.find(({ uid }) => uid === instance) ?? all.find(({ uid }) => uid === id || uid.endsWith(`.${id}`))
  }
  /** The instance, as soon as it stands. */
  function come(instance: string): Promise<Standing | undefined> {
    const { promise, resolve } = Promise.withResolvers<Standing | undefined>()
    const look = (): void => {
      const found = find(instance)
      if (found) resolve(found)
    }
    waiting.add(look)
    const giveUp = setTimeout(resolve, patience, undefined)
    look()
    return promise.finally(() => {
      clearTimeout(giveUp)
      waiting.delete(look)
    })
  }
  return {
    add(uid, emit) {
      const one = { uid, emit }
      standing.add(one)
      for (const look of waiting) look()
      return () => void standing.delete(one)
    },
    async fire({ instance, trigger, event }) {
      const found = await come(instance)
      if (found) found.emit(trigger, event)
      else onMissing(instance)
    },
  }
}
