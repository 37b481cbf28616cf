import { atPlace, type RecordedInstance, type RecordedPlace, type Recorder } from '@heddle/workflow/trace'
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
  /** Names of a place; those of an instance are of the one that stands on the page, so that what is tried is seen there. */
  readonly at: (page: object, place: RecordedPlace | undefined) => Promise<object>
  /** A recorder that is told where the instance around a run stands. */
  readonly recorder: (recorder: Recorder) => Recorder
}

interface Standing {
  readonly uid: string
  readonly emit: Emit
  readonly scope: object
}

/** @param onMissing hears of an instance that did not come */
export function createStandingInstances(onMissing: (instance: string) => void, patience = PATIENCE): StandingInstances {
  const standing = new Set<Standing>()
  const waiting = new Set<() => void>()
  /** By what formulas read as `context.component`. */
  const uids = new WeakMap<object, string>()

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
    add(uid, emit, scope) {
      const one = { uid, emit, scope }
      standing.add(one)
      const component = componentAt(scope)
      if (component) uids.set(component, uid)
      for (const look of waiting) look()
      return () => void standing.delete(one)
    },
    async fire({ instance, trigger, event }) {
      const found = await come(instance)
      if (found) found.emit(trigger, event)
      else onMissing(instance)
    },
    async at(page, place) {
      const { uid } = place?.component ?? {}
      const scope = uid === undefined ? undefined : (await come(uid))?.scope
      return scope ? atPlace(scope, { ...place, component: componentAt(scope) as RecordedInstance }) : atPlace(page, place)
    },
    recorder: (recorder) => ({
      begin: (id, input, world) => recorder.begin(id, input.scope ? { ...input, scope: named(input.scope) } : input, world),
    }),
  }

  /** Names of a place, with where the instance around it stands. */
  function named(scope: object): object {
    const component = componentAt(scope)
    const uid = component && uids.get(component)
    if (uid === undefined) return scope
    const context = Reflect.get(scope, 'context') as object
    return withMember(scope, 'context', withMember(context, 'component', withMember(component as object, 'uid', uid)))
  }
}

const withMember = (object: object, name: string, value: unknown): object =>
  Object.create(object, { [name]: { value, enumerable: true } }) as object

const memberOf = (value: object | undefined, name: string): object | undefined => {
  const member: unknown = value && Reflect.get(value, name)
  return typeof member === 'object' && member !== null ? member : undefined
}

/** What formulas of a place read as `context.component`. */
const componentAt = (scope: object): object | undefined => memberOf(memberOf(scope, 'context'), 'component')
