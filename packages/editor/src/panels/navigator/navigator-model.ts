import { computed, signal } from '@preact/signals-core'
import type { ReadonlySignal, Signal } from '@preact/signals-core'
import type { DocumentRecord, Id } from '@heddle/document'
import type { Diff } from '@heddle/store'
import type { Editor } from '../../session/editor.ts'
import { contentRoot } from '../../session/inside/inside.ts'
import { childrenOf, nodeName } from '../../session/tree.ts'
import { findRows, flattenRows } from './rows.ts'
import type { Row } from './rows.ts'

/** What the navigator shows of one project. It outlives the panel, so that closing it forgets nothing. */
export interface NavigatorModel {
  readonly rows: ReadonlySignal<readonly Row[]>
  readonly query: Signal<string>
  /** The line the keyboard stands on. */
  readonly active: Signal<Id | undefined>
  readonly toggle: (id: Id, isOpen: boolean) => void
  /** Opens every container around a node. */
  readonly reveal: (id: Id) => void
  readonly collapseAll: () => void
}

const models = new WeakMap<Editor, NavigatorModel>()

/** The navigator of an editor; made at its first use. */
export function navigatorOf(editor: Editor): NavigatorModel {
  const model = models.get(editor) ?? createNavigator(editor)
  models.set(editor, model)
  return model
}

function createNavigator(editor: Editor): NavigatorModel {
  const { store, view } = editor
  const inOrder = { children: (id: Id) => childrenOf(editor, id) }
  const toggled = signal<ReadonlyMap<Id, boolean>>(new Map())
  const structure = signal(0)
  const query = signal('')
  store.listen((diff) => {
    if (changesTree(diff) || query.value !== '') structure.value += 1
  })
  const set = (changes: Iterable<readonly [Id, boolean]>) => {
    toggled.value = new Map([...toggled.value, ...changes])
  }
  return {
    query,
    rows: computed(() => {
      void structure.value
      const rootId = contentRoot(editor)
      const wanted = query.value.trim()
      return wanted === ''
        ? flattenRows(inOrder, rootId, toggled.value)
        : findRows(inOrder, rootId, (id) => nodeName(editor, id), wanted)
    }),
    active: signal<Id | undefined>(undefined),
    toggle: (id, isOpen) => set([[id, isOpen]]),
    reveal(id) {
      const closed = view.ancestors(id).filter((above) => view.find('node', above))
      if (closed.length > 0) set(closed.map((above) => [above, true]))
    },
    collapseAll: () => set(view.of('node').map(({ id }) => [id, false])),
  }
}

/** Whether nodes came, went or moved; a change of a text or a style leaves every line where it is. */
function changesTree({ put, set, remove }: Diff<DocumentRecord>): boolean {
  if (Object.values(put ?? {}).some(({ kind }) => kind === 'node')) return true
  if (Object.values(remove ?? {}).some(({ kind }) => kind === 'node')) return true
  return Object.values(set ?? {}).some((changes) => 'place' in changes)
}
