import { computed, signal } from '@preact/signals-core'
import type { ReadonlySignal, Signal } from '@preact/signals-core'
import type { DocumentRecord, Id } from '@heddle/document'
import { findData, type DataRecord } from '@heddle/document/operations'
import type { Diff } from '@heddle/store'
import { countUsages } from '../../commands/data/usage-places.ts'
import type { Editor } from '../../session/editor.ts'
import { dataRows, GROUPS, rowsAround, type DataRow, type Group } from './data-rows.ts'
import { matches, readQuery } from './find-data.ts'

type Groups = Readonly<Partial<Record<Group, readonly DataRecord[]>>>

/** What the Data panel shows of one project. It outlives the panel, so that closing it forgets nothing. */
export interface DataModel {
  /** Everything, whether it is found or not. */
  readonly groups: ReadonlySignal<Groups>
  readonly isEmpty: ReadonlySignal<boolean>
  readonly rows: ReadonlySignal<readonly DataRow[]>
  readonly query: Signal<string>
  /** Id of the line the keyboard stands on. */
  readonly active: Signal<string | undefined>
  /** Line whose name is being typed. */
  readonly renaming: Signal<string | undefined>
  /** Variable whose value for trying is being set. */
  readonly trying: Signal<Id | undefined>
  readonly toggle: (rowId: string, isOpen: boolean) => void
  readonly collapseAll: () => void
  /** Opens what is around a record and stands on it. */
  readonly reveal: (id: Id) => void
}

const models = new WeakMap<Editor, DataModel>()

/** The Data panel of an editor; made at its first use. */
export function dataOf(editor: Editor): DataModel {
  const model = models.get(editor) ?? createModel(editor)
  models.set(editor, model)
  return model
}

function createModel({ store, view, session }: Editor): DataModel {
  const closed = signal<ReadonlySet<string>>(new Set())
  const query = signal('')
  const [records, usages] = [signal(0), signal(0)]
  store.listen((diff) => {
    if (touchesData(diff)) records.value += 1
    if (query.peek().includes('used:')) usages.value += 1
  })
  const groups = computed((): Groups => {
    void records.value
    const pageId = session.pageId.value
    const variables = view.of('variable')
    const ofPage = variables.filter((variable) => variable.pageId === pageId)
    return {
      variables: variables.filter((variable) => variable.pageId === undefined),
      ...(ofPage.length > 0 && { page: ofPage }),
      collections: view.of('collection'),
      formulas: view.of('formula'),
    }
  })
  const rows = computed(() => {
    const wanted = query.value.trim()
    if (wanted === '') return dataRows(groups.value, (id) => !closed.value.has(id))
    const asked = readQuery(wanted)
    if (asked.used !== undefined) void usages.value
    const found: Partial<Record<Group, readonly DataRecord[]>> = {}
    for (const group of GROUPS) {
      const matching = (groups.value[group] ?? []).filter((record) =>
        matches(record, asked, () => countUsages(view, record.id) > 0),
      )
      if (matching.length > 0) found[group] = matching
    }
    return dataRows(found, () => true)
  })
  const active = signal<string | undefined>(undefined)
  const setOpen = (ids: readonly string[], isOpen: boolean) => {
    const next = new Set(closed.value)
    for (const id of ids) {
      if (isOpen) next.delete(id)
      else next.add(id)
    }
    closed.value = next
  }
  return {
    groups,
    isEmpty: computed(() => Object.values(groups.value).every((list) => list.length === 0)),
    rows,
    query,
    active,
    renaming: signal<string | undefined>(undefined),
    trying: signal<Id | undefined>(undefined),
    toggle: (rowId, isOpen) => setOpen([rowId], isOpen),
    collapseAll() {
      const around = GROUPS.flatMap((group) => (groups.value[group] ?? []).flatMap(({ folder }) => rowsAround(group, folder)))
      setOpen(around, false)
      active.value = rows.value[0]?.id
    },
    reveal(id) {
      const record = findData(view, id)
      if (!record) return
      setOpen(rowsAround(groupOf(record), record.folder), true)
      active.value = id
    },
  }
}

/** The group that a record stands in. */
export function groupOf(record: DataRecord): Group {
  if (record.kind === 'variable') return record.pageId === undefined ? 'variables' : 'page'
  return record.kind === 'collection' ? 'collections' : 'formulas'
}

const KINDS: ReadonlySet<string> = new Set(['variable', 'collection', 'formula'])

/** Whether data came, went, moved, or is called or typed otherwise. */
function touchesData({ put, set, remove }: Diff<DocumentRecord>): boolean {
  if ([put, remove].some((part) => Object.values(part ?? {}).some(({ kind }) => KINDS.has(kind)))) return true
  return Object.values(set ?? {}).some((changes) => PLACES.some((path) => path in changes))
}
/** Atoms of a record that say where it stands and whether it is found. A change of a value leaves every line where it is. */
const PLACES = ['name', 'folder', 'index', 'type', 'pageId'] as const
