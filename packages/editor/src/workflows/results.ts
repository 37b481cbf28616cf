import { isBinding, type ActionRecord, type DocumentView, type Id, type WorkflowRecord } from '@heddle/document'
import type { Json } from '@heddle/store'
import type { Editor } from '../session/editor.ts'
import { variableOf } from '../session/inside/inner-variable.ts'

type Values = Readonly<Record<string, Json>>
type Known = Pick<Editor, 'view' | 'actions' | 'session' | 'definitions'>

/** How deep a called workflow is looked into for what it gives back. */
const MOST_CALLS = 5

/**
 * An example of what an action gives, for formulas that read it: from the last run that was seen, from the answer that it got when
 * it was tried, from what was chosen in it, else from its definition. `undefined` where nothing is known.
 */
export function resultOf(id: Id, action: ActionRecord, editor: Known, calls = 0): Json | undefined {
  const last = editor.session.lastResults.peek().get(id)
  if (last !== undefined) return last
  return action.gives ?? chosenResult(action, editor, calls) ?? editor.actions.all.peek()?.get(action.type)?.gives
}

function chosenResult({ type, args, loop }: ActionRecord, editor: Known, calls: number): Json | undefined {
  const { view } = editor
  switch (type) {
    case 'change-variable':
      return variableOf(view, String(args['variable']))?.defaultValue
    case 'fetch-collection':
    case 'update-collection':
      return rowsOf(view, String(args['collectionId']))
    case 'run-workflow':
      return calls < MOST_CALLS ? givenBack(view.find('workflow', String(args['workflowId'])), editor, calls + 1) : undefined
    case 'run-element-action':
      return elementResult(args, editor, calls)
    case 'create-workflow-variable':
    case 'update-workflow-variable':
      return isBinding(args['value']) ? undefined : args['value']
    default:
      return loop === undefined ? undefined : null
  }
}

/** What an element declares of its action, or a workflow that a component opens to others. */
function elementResult(args: ActionRecord['args'], editor: Known, calls: number): Json | undefined {
  const { view, definitions } = editor
  const node = view.find('node', String(args['nodeId']))
  const name = String(args['action'])
  if (node?.componentId !== undefined)
    return calls < MOST_CALLS ? givenBack(view.find('workflow', name), editor, calls + 1) : undefined
  const { actions = {} } = definitions.get(node?.element ?? '') ?? {}
  return Object.hasOwn(actions, name) ? EXAMPLES[actions[name]?.result ?? ''] : undefined
}

/** What a workflow gives: of its first return that gives a value it can be seen of. */
function givenBack(workflow: WorkflowRecord | undefined, editor: Known, calls: number): Json | undefined {
  for (const action of Object.values(workflow?.actions ?? {})) {
    if (action.type !== 'return' || action.disabled) continue
    const { value } = action.args
    if (value !== undefined && !isBinding(value)) return value
    const read = isBinding(value) ? RESULT.exec(value.code)?.[1] : undefined
    const source = read === undefined ? undefined : workflow?.actions[read]
    if (read !== undefined && source) return resultOf(read, source, editor, calls)
  }
  return undefined
}

/** A formula that is the result of one action. */
const RESULT = /^context\.workflow\[['"]([a-z0-9]{16})['"]\]\.result$/

/** Rows of a collection as far as the project knows them: those it keeps, or one with its fields. */
export function rowsOf(view: DocumentView, id: Id): readonly Json[] | undefined {
  const collection = view.find('collection', id)
  if (!collection) return undefined
  if (Array.isArray(collection.data) && collection.data.length > 0) return collection.data.slice(0, 1) as readonly Json[]
  const fields: unknown = collection.fields
  if (Array.isArray(fields)) {
    const row = Object.fromEntries(fields.flatMap((field: unknown) => fieldOf(field)))
    if (Object.keys(row).length > 0) return [row]
  }
  return undefined
}

/** A field as sources declare it: a name with a type. */
function fieldOf(field: unknown): readonly (readonly [string, Json])[] {
  const { name, type } = (typeof field === 'object' && field !== null ? field : { name: field }) as Partial<
    Record<string, unknown>
  >
  return typeof name === 'string' && name !== '' ? [[name, EXAMPLES[String(type)] ?? '']] : []
}

/** Examples by type, of parameters and fields. */
export const EXAMPLES: Values = { number: 0, boolean: false, array: [], list: [], object: {}, string: '', text: '' }

/** What a loop goes through, as far as it can be seen: an item of the list that a variable or a collection holds. */
export function itemOf({ args }: ActionRecord, view: DocumentView): Json | undefined {
  const items = args['value']
  if (Array.isArray(items)) return items[0] as Json | undefined
  if (!isBinding(items)) return undefined
  const [, root, id = ''] = LIST.exec(items.code) ?? []
  const list = root === 'collections' ? rowsOf(view, id) : view.find('variable', id)?.defaultValue
  return Array.isArray(list) ? (list[0] as Json | undefined) : undefined
}

const LIST = /^(variables|collections)\[['"]([a-z0-9]{16})['"]\](?:\.data)?$/
