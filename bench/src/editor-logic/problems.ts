import { signal } from '@preact/signals-core'
import { actionDefinitions } from '@heddle/actions/definitions'
import { blankPage, createDocumentView, type DocumentRecord } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { functionDefinitions } from '@heddle/functions/definitions'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { createStore } from '@heddle/store'
import { rules } from '../../../packages/editor/src/problems/rules.gen.ts'
import { idOf } from '../../../e2e/push-records.ts'
import type { BenchmarkRow } from '../result.ts'
import { boundNodes, data, workflows } from './records.ts'
import { processorTime, timeRows } from './times.ts'

const NODES = 10_000
const MOST = 30

/** All rules after one change, each in a task of its own as the editor runs them. */
export function problemRows(runs: number): readonly BenchmarkRow[] {
  const page = blankPage(idOf('page'), 'Home', 'home', 'a0', ['en'])
  const store = createStore<DocumentRecord>([page, ...boundNodes(page.id, NODES, 'en'), ...data(), ...workflows()])
  const view = createDocumentView(store)
  const scope = {
    view,
    definitions: new Map(elementDefinitions.map((definition) => [definition.type, definition])),
    plugins: new Map(pluginDefinitions.map((plugin) => [plugin.namespace, plugin])),
    functions: functionDefinitions,
    actions: { all: signal(new Map(actionDefinitions.map((action) => [action.type, action]))) },
  }
  const look = (): readonly number[] =>
    rules.map((rule) =>
      processorTime(() => {
        // What is worked out beforehand is part of it: nothing is left of it after the first look.
        for (const _ of rule.prepare?.(scope) ?? []);
        rule.find(scope)
      }),
    )
  const first = look()
  const nodes = view.of('node')
  const [all, longest]: [number[], number[]] = [[], []]
  for (let run = 0; run < runs; run += 1) {
    const node = nodes[(run * 97) % nodes.length]
    if (!node) throw new Error('The document has no nodes.')
    store.apply({ put: { [node.id]: { ...node, name: `change ${run}` } } })
    const took = look()
    all.push(took.reduce((sum, one) => sum + one, 0))
    longest.push(Math.max(...took))
  }
  view.close()
  const label = `${NODES.toLocaleString('en')} nodes: problems`
  return [
    { label: `${label}, the first look`, value: first.reduce((sum, one) => sum + one, 0), unit: 'ms' },
    ...timeRows(`${label} after one change`, all, MOST),
    ...timeRows(`${label} after one change, the longest task`, longest),
  ]
}
