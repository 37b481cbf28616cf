import { createDocumentView, type DocumentRecord, type NodeRecord } from '@heddle/document'
import { createStore } from '@heddle/store'
import { idOf } from '../../../e2e/push-records.ts'
import type { BenchmarkRow } from '../result.ts'
import { boundNodes, data, readVariable, variableId, VARIABLES } from './records.ts'
import { processorTime, timeRows } from './times.ts'

const NODES = 10_000
const MOST = 20

/** Milliseconds that the editor reads ahead at once. */
const SLICE = 4

/**
 * Who uses each variable of a page: asked for the first time, before and after the editor has read ahead, and after changes, which
 * the index follows.
 */
export function usedRows(runs: number): readonly BenchmarkRow[] {
  const records = [...boundNodes(idOf('page'), NODES, 'en'), ...data()]
  const [first, all, changed]: [number[], number[], number[]] = [[], [], []]
  const [ahead, parts]: [number[], number[]] = [[], []]
  for (let run = 0; run < runs; run += 1) {
    const store = createStore<DocumentRecord>(records)
    const view = createDocumentView(store)
    first.push(processorTime(() => view.usagesOf(variableId(0))))
    all.push(
      processorTime(() => {
        for (let at = 0; at < VARIABLES; at += 1) view.usagesOf(variableId(at))
      }),
    )
    const node = view.of('node').find(({ element }) => element === 'text')
    if (!node) throw new Error('The document has no texts.')
    const bound = (at: number): NodeRecord => ({ ...node, props: { text: { en: { type: 'f', code: readVariable(at) } } } })
    changed.push(
      processorTime(() => {
        store.apply({ put: { [node.id]: bound(run + 1) } })
        view.usagesOf(variableId(run + 1))
      }),
    )
    view.close()
    const early = createDocumentView(createStore<DocumentRecord>(records))
    const readOn = (): boolean => {
      const end = performance.now() + SLICE
      let isRead = false
      parts.push(processorTime(() => (isRead = early.readUsages(() => performance.now() >= end))))
      return isRead
    }
    while (!readOn());
    ahead.push(processorTime(() => early.usagesOf(variableId(0))))
    early.close()
  }
  const label = `${NODES.toLocaleString('en')} nodes: who uses`
  return [
    ...timeRows(`${label} a variable, the first time`, ahead, MOST),
    ...timeRows(`${label} a variable, read ahead in parts: one part`, parts),
    ...timeRows(`${label} a variable, asked before anything is read`, first),
    ...timeRows(`${label} each of ${VARIABLES} variables`, all, MOST),
    ...timeRows(`${label} a variable, after a change`, changed, MOST),
  ]
}
