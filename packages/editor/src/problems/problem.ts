import type { DocumentView, Id } from '@heddle/document'
import type { ElementDefinition, FunctionDefinition, PluginDefinition } from '@heddle/kit'
import type { PanelId } from '../panel-ids.gen.ts'
import type { Editor } from '../session/editor.ts'
import type { KnownActions } from '../session/known-actions.ts'

/** Something a builder should know before publishing. Errors stop publishing, warnings do not. */
export interface Problem {
  /** Stable while the problem lasts. */
  readonly id: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  /** Where a click goes. */
  readonly nodeId?: Id
  readonly pageId?: Id
  readonly panel?: PanelId
  /** The record that it is about, shown in the inspector. */
  readonly recordId?: Id
  /** The test of the project that it is about; shown among the others. */
  readonly testId?: Id
  /** The action of a workflow that it is about; its workflow is shown, and what the action is told, at the very field. */
  readonly action?: { readonly workflowId: Id; readonly actionId?: Id; readonly argument?: string }
  /** The formula or the text that it is about: keys that lead from the record to it. The inspector opens its very row. */
  readonly formula?: { readonly recordId: Id; readonly path: readonly string[] }
  /** Tabs of the inspector that say it too while the node is selected. */
  readonly tabs?: readonly ('settings' | 'workflows')[]
  /** What mends it in one press, where there is one way to do that. */
  readonly fix?: { readonly label: string; readonly mend: (editor: Editor) => void }
}

/** What a rule looks at. */
export interface ProblemScope {
  readonly view: DocumentView
  readonly definitions: ReadonlyMap<string, ElementDefinition>
  /** Plugins of the catalogue by namespace. */
  readonly plugins: ReadonlyMap<string, PluginDefinition>
  /** Functions that formulas may call; without them only what cannot be read is found. */
  readonly functions?: readonly FunctionDefinition[]
  /** What workflows can do, once it is known. */
  readonly actions?: Pick<KnownActions, 'all'>
}

/** One thing that can be wrong, and how to find it: a file of `rules`, which is its id too. */
export interface ProblemRule {
  readonly id: string
  /** Whose problems stand above others' of the same severity, the smallest first. */
  readonly place: number
  readonly find: (scope: ProblemScope) => readonly Problem[]
  /** Works out beforehand what is kept from one look to the next, a little with each step: the first look over a large document. */
  readonly prepare?: (scope: ProblemScope) => Iterable<unknown>
}

/**
 * What is read of a record by itself, kept for as long as the record is the same and it is read by the same light: rules go
 * through a large document without reading again what did not change.
 */
export function keptOf<Of extends object, By extends object, Value>(
  read: (record: Of, by: By) => Value,
): (record: Of, by: By) => Value {
  const known = new WeakMap<Of, { readonly by: By; readonly value: Value }>()
  return (record, by) => {
    const before = known.get(record)
    if (before?.by === by) return before.value
    const value = read(record, by)
    known.set(record, { by, value })
    return value
  }
}
