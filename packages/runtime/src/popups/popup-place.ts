import type { ReadonlySignal } from '@preact/signals-core'
import { setKnownScope } from '@heddle/formula/run'
import type { RenderHost } from '@heddle/renderer'
import { withGetters } from '../scope/with-getters.ts'
import type { PopupInstance } from './stack.ts'

/** What an instance is drawn with: what stands in it knows where it stands. */
export function popupHost(host: RenderHost, uid: string, open: ReadonlySignal<readonly PopupInstance[]>): RenderHost {
  const { instance } = host
  if (!instance) return host
  return {
    ...host,
    instance(node, ...more) {
      const made = instance(node, ...more)
      return node.uid === uid ? { ...made, scope: withPopupPlace(made.scope, uid, open) } : made
    },
  }
}

/** The names inside of an instance with `context.local.data.popup`: how many are open, and where it stands among its like. */
export function withPopupPlace(scope: object, uid: string, open: ReadonlySignal<readonly PopupInstance[]>): object {
  const alike = (): readonly PopupInstance[] => {
    const own = open.value.find((one) => one.uid === uid)
    return open.value.filter((one) => one.libraryComponentBaseId === own?.libraryComponentBaseId)
  }
  const popup = withGetters(
    {},
    {
      instancesCount: () => alike().length,
      index: () => alike().findIndex((one) => one.uid === uid),
      totalCount: () => open.value.length,
    },
  )
  const around: unknown = Reflect.get(scope, 'context')
  const context = { ...(typeof around === 'object' && around), local: { data: { popup }, methods: {} } }
  const inside = withGetters(Object.create(scope) as object, { context: () => context })
  setKnownScope(inside, undefined)
  return inside
}
