import type { DocumentView, Id } from '@heddle/document'
import { drawnNodeOf } from '@heddle/publish/compile'
import type { CanvasInside } from './protocol.ts'

/** Which nodes of the document stand for what is drawn, while an instance of a component stands open or none does. */
export interface Inside {
  /** The node that a drawn element stands for: inside of the open instance its own, elsewhere that of the page. */
  readonly nodeOf: (uid: string) => Id | undefined
  /** Where a node of the document is drawn. */
  readonly uidOf: (id: Id) => string
  /** Uid of all that is drawn; absent where the page is. */
  readonly alone: readonly string[] | undefined
}

export function createInside(open: CanvasInside | undefined, view: DocumentView): Inside {
  if (!open) return { nodeOf: (uid) => drawnNodeOf(uid, view), uidOf: (id) => id, alone: undefined }
  const { uid: instance, isAlone } = open
  const [last = ''] = instance.split('.').slice(-1)
  const componentId = view.find('library-component', last)?.id ?? view.find('node', last)?.componentId
  const prefix = `${instance}.`
  return {
    nodeOf: (uid) => drawnNodeOf(uid.startsWith(prefix) ? uid.slice(prefix.length) : uid, view),
    uidOf: (id) => (componentId !== undefined && view.ancestors(id).at(-1) === componentId ? prefix + id : id),
    alone: isAlone ? [instance] : undefined,
  }
}
