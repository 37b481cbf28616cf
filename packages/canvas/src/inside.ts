import { OUTLET_ELEMENT, type DocumentView, type Id } from '@heddle/document'
import { drawnNodeOf, recordIdOf, stepsOf } from '@heddle/publish/compile'
import type { CanvasInside } from './protocol.ts'

/** Which nodes of the document stand for what is drawn, while an instance of a component stands open or none does. */
export interface Inside {
  /** The node that a drawn element stands for: inside of the open instance its own, elsewhere that of the page. */
  readonly nodeOf: (uid: string) => Id | undefined
  /** The instance that can be worked on, and the outlet of its component that an element is; joined by a dot. */
  readonly outletOf: (uid: string) => string | undefined
  /** Where a node of the document is drawn. */
  readonly uidOf: (id: Id) => string
  /** Uid of all that is drawn; absent where the page is. */
  readonly alone: readonly string[] | undefined
  /** It is a popup: it is drawn over the page. */
  readonly isOverPage: boolean
}

export function createInside(open: CanvasInside | undefined, view: DocumentView): Inside {
  const outletOf = (uid: string): string | undefined =>
    stepsOf(uid).length === 2 && view.find('node', recordIdOf(uid))?.element === OUTLET_ELEMENT ? uid : undefined
  if (!open) return { nodeOf: (uid) => drawnNodeOf(uid, view), outletOf, uidOf: (id) => id, alone: undefined, isOverPage: false }
  const { uid: instance, isAlone } = open
  const [last = ''] = instance.split('.').slice(-1)
  const componentId = view.find('library-component', last)?.id ?? view.find('node', last)?.componentId
  const prefix = `${instance}.`
  const localOf = (uid: string): string => (uid.startsWith(prefix) ? uid.slice(prefix.length) : uid)
  return {
    nodeOf: (uid) => drawnNodeOf(localOf(uid), view),
    outletOf: (uid) => outletOf(localOf(uid)),
    uidOf: (id) => (componentId !== undefined && view.ancestors(id).at(-1) === componentId ? prefix + id : id),
    alone: isAlone ? [instance] : undefined,
    isOverPage: isAlone && view.find('library-component', instance)?.type === 'modal',
  }
}
