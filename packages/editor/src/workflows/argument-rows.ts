import {
  isBinding,
  type ActionRecord,
  type Bindable,
  type Id,
  type Language,
  type LibraryComponentRecord,
  type VariableType,
  type WorkflowRecord,
} from '@heddle/document'
import {
  boolean,
  choice,
  number,
  parameterField,
  text,
  value as anyValue,
  type ActionDefinition,
  type ActionParameter,
  type Field,
  type Fields,
  type LocalizedText,
} from '@heddle/kit'
import type { Json } from '@heddle/store'
import { propertyFields } from '../fields/component-properties.ts'
import { literalsOf } from '../fields/part-row.tsx'
import { readScript } from '../problems/script/read-script.ts'
import { words as scriptWords } from '../problems/script/words.ts'
import type { Editor } from '../session/editor.ts'
import { variableOf } from '../session/inside/inner-variable.ts'
import { textShown, textWritten } from '../session/text-in-language.ts'

type Args = ActionRecord['args']

/** One thing that an action is told: how it is set and where it is kept. */
export interface ArgumentRow {
  readonly key: string
  readonly label: string
  readonly help?: string | undefined
  readonly field: Field
  readonly value: Json | undefined
  /** Of a text that is written in each language by itself: the language whose text is shown, where any stands. */
  readonly from?: Language | undefined
  readonly varies?: boolean
  /** The arguments to change; `null` takes one away. */
  readonly write: (value: Bindable | null) => Args
  /** The arguments that a typed text belongs to, where it is more than this one: an address with its query. */
  readonly part?: (text: string) => Args | undefined
  /** What cannot be read of the code that it is. */
  readonly slip?: string | undefined
}

/** What an action is told, in the order in which it declares it; what others declare (an element, a workflow, a plugin) typed. */
export function argumentRows(action: ActionRecord, definition: ActionDefinition, editor: Editor): readonly ArgumentRow[] {
  return Object.entries(definition.parameters).flatMap(([name, parameter]) => {
    if (parameter.when?.(withDefaults(action.args, definition)) === false) return []
    return declaredRows(action, name, parameter, editor) ?? [plainRow(action, name, parameter, editor)]
  })
}

/** `when` sees what is in effect. */
function withDefaults(args: Args, { parameters }: ActionDefinition): Readonly<Record<string, unknown>> {
  const defaults = Object.entries(parameters).flatMap(([name, { default: value }]) =>
    value === undefined ? [] : [[name, value]],
  )
  return { ...Object.fromEntries(defaults), ...args }
}

function plainRow(action: ActionRecord, name: string, parameter: ActionParameter, editor: Editor): ArgumentRow {
  const typed =
    name === 'value' && action.type === 'change-variable' ? fieldOfVariable(action, parameter.label, editor) : undefined
  const field = typed ?? parameterField(parameter)
  const code = parameter.kind === 'script' ? action.args[name] : undefined
  const fault = typeof code === 'string' ? readScript(code) : undefined
  return {
    key: name,
    label: parameter.label.en,
    help: field.help?.en,
    field,
    slip: fault && scriptWords.slip(fault),
    ...valueHere(action.args[name], field, parameter.default as Json | undefined, editor),
    write: (next) => ({
      [name]: writtenHere(action.args[name], field, next, editor),
      ...(name === 'variable' && begunValue(action, next, editor)),
    }),
  }
}

/** What is shown of an argument in the language that is edited. */
function valueHere(
  stored: Json | undefined,
  field: Field,
  fallback: Json | undefined,
  { view, session }: Editor,
): Pick<ArgumentRow, 'value' | 'from' | 'varies'> {
  const { value, from, varies } = textShown(stored, field, languagesOf({ view, session }))
  return varies ? { value: from === undefined ? fallback : value, from, varies } : { value: stored ?? fallback }
}

/** What is kept of an argument when it is written in the language that is edited. */
function writtenHere(stored: Json | undefined, field: Field, next: Bindable | null, editor: Editor): Json {
  return textWritten(stored, field, next, languagesOf(editor)) as Json
}

function languagesOf({ view, session }: Pick<Editor, 'view' | 'session'>) {
  const defaultLanguage = view.defaultLanguage() ?? ''
  return { language: session.language.value, defaultLanguage, languages: view.languages() }
}

/** What a variable that was just chosen is set to, so that the empty control which is shown is no control that does nothing. */
function begunValue({ type, args }: ActionRecord, variableId: Bindable | null, { view }: Editor): Args {
  if (type !== 'change-variable' || args['value'] !== undefined) return {}
  const variable = variableOf(view, String(variableId))
  return variable ? { value: EMPTY[variable.type] } : {}
}

const EMPTY: Readonly<Record<VariableType, Json>> = { string: '', query: '', number: 0, boolean: false, array: [], object: {} }

/** A variable that is replaced takes values of its own type. */
function fieldOfVariable({ args }: ActionRecord, label: LocalizedText, { view }: Editor): Field | undefined {
  const variable = variableOf(view, String(args['variable']))
  if (!variable || (args['operation'] ?? 'set') !== 'set' || args['path']) return undefined
  switch (variable.type) {
    case 'string':
    case 'query':
      return text({ label, bindable: true, default: '' })
    case 'number':
      return number({ label, bindable: true, min: -1e15, max: 1e15, default: 0 })
    case 'boolean':
      return boolean({ label, bindable: true, default: false })
    case 'array':
      return anyValue({ label, shape: 'list', default: [] })
    case 'object':
      return anyValue({ label, shape: 'object', default: {} })
  }
}

/** Rows of what is declared elsewhere: actions of an element, parameters of a workflow, actions of a plugin. */
function declaredRows(
  action: ActionRecord,
  name: string,
  parameter: ActionParameter,
  editor: Editor,
): readonly ArgumentRow[] | undefined {
  const { args } = action
  const given = args[name]
  if (isBinding(given)) return undefined
  if (action.type === 'run-element-action') {
    const node = editor.view.find('node', String(args['nodeId']))
    if (node?.componentId !== undefined) {
      const callable = callableIn(editor, node.componentId)
      if (name === 'action') return [choiceRow(name, parameter, given, callable)]
      if (name === 'arguments') return byPosition(name, given, callable[String(args['action'])]?.parameters ?? {}, editor)
    }
    const { actions = {} } = (node && editor.definitions.get(node.element)) || {}
    if (name === 'action') return [choiceRow(name, parameter, given, actions)]
    if (name === 'arguments') return byPosition(name, given, actions[String(args['action'])]?.parameters ?? {}, editor)
  }
  if (action.type === 'emit-trigger') {
    const { triggers = {} } = componentAround(action, editor) ?? {}
    const choices = Object.entries(triggers).map(([id, one]) => [id, { label: { en: one.name } }] as const)
    if (name === 'triggerId') return [choiceRow(name, parameter, given, Object.fromEntries(choices))]
    const sample = triggers[String(args['triggerId'])]?.event
    if (name === 'event' && isNamed(sample) && (given === undefined || isNamed(given)))
      return byName(name, given, fieldsLike(sample), editor)
  }
  if (action.type === 'open-popup' && name === 'props') {
    const popup = editor.view.find('library-component', String(args['popupId']))
    if (popup) return byName(name, given, propertyFields(popup), editor)
  }
  if (action.type === 'run-workflow' && name === 'parameters') {
    const called = editor.view.find('workflow', String(args['workflowId']))
    const fields = (called?.parameters ?? []).map((one) => [one.name, parameterOf(one)] as const)
    return byName(name, given, Object.fromEntries(fields), editor)
  }
  if (action.type === 'plugin-action' && name !== 'pluginId') {
    const record = editor.view.find('plugin', String(args['pluginId']))
    const { actions = {} } = (record && editor.plugins.get(record.namespace)) || {}
    if (name === 'action') return [choiceRow(name, parameter, given, actions)]
    const declared = actions[String(args['action'])]
    return byName(name, given, declared?.fields ?? {}, editor, declared?.part)
  }
  return undefined
}

/** Workflows of a component that others may run in an instance, by their ids. */
function callableIn(
  { view }: Editor,
  componentId: Id,
): Readonly<Record<Id, { readonly label: LocalizedText; readonly parameters: Fields }>> {
  const exposed = view.of('workflow').filter((one) => one.ownerId === componentId && one.isExposed && one.trigger === '')
  return Object.fromEntries(
    exposed.map(({ id, name, parameters }) => [
      id,
      { label: { en: name }, parameters: Object.fromEntries(parameters.map((one) => [one.name, parameterOf(one)])) },
    ]),
  )
}

/** The component that an action stands in, which can tell of its triggers. */
function componentAround(action: ActionRecord, { view }: Editor): LibraryComponentRecord | undefined {
  const ownerId = view.of('workflow').find(({ actions }) => Object.values(actions).includes(action))?.ownerId ?? ''
  return view.find('library-component', view.ancestors(ownerId).at(-1) ?? ownerId)
}

const isNamed = (value: Json | undefined): value is Args => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields for values like those of an example, each by its type. */
function fieldsLike(example: Args): Fields {
  const typeOf = (value: Json) => (Array.isArray(value) ? 'array' : value === null ? 'any' : typeof value)
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, parameterOf({ name, type: typeOf(value) })]))
}

/** The field for a parameter of a workflow, by its type. */
function parameterOf({ name, type }: WorkflowRecord['parameters'][number]): Field {
  const label = { en: name }
  switch (type) {
    case 'string':
      return text({ label, bindable: true, default: '' })
    case 'number':
      return number({ label, bindable: true, min: -1e15, max: 1e15, default: 0 })
    case 'boolean':
      return boolean({ label, bindable: true, default: false })
    case 'array':
      return anyValue({ label, shape: 'list', default: [] })
    case 'object':
      return anyValue({ label, shape: 'object', default: {} })
    default:
      return anyValue({ label, default: null })
  }
}

function choiceRow(
  name: string,
  { label }: ActionParameter,
  given: Json | undefined,
  choices: Readonly<Record<string, { readonly label: LocalizedText }>>,
): ArgumentRow {
  const options = Object.entries(choices).map(([value, one]) => ({ value, label: one.label }))
  const field = choice({ label, bindable: false, options, default: '' }) as Field
  return { key: name, label: label.en, field, value: given, write: (next) => ({ [name]: next as Json }) }
}

/** Arguments that are kept as a list, in the order in which they are declared. */
function byPosition(name: string, given: Json | undefined, fields: Fields, editor: Editor): readonly ArgumentRow[] {
  const list = Array.isArray(given) ? (given as readonly Json[]) : []
  const names = Object.keys(fields)
  return Object.entries(fields).map(([key, field], at) => ({
    ...rowOf(`${name}.${key}`, field, list[at], editor),
    write: (next) => ({
      [name]: names.map((_, index) => (index === at ? writtenHere(list[at], field, next, editor) : (list[index] ?? null))),
    }),
  }))
}

function byName(
  name: string,
  given: Json | undefined,
  fields: Fields,
  editor: Editor,
  part?: (key: string, text: string, values: Args) => Args | undefined,
): readonly ArgumentRow[] {
  const values = isNamed(given) ? given : {}
  const known = literalsOf(fields, values)
  const shown = Object.entries(fields).filter(([, field]) => field.when?.(known) !== false)
  return shown.map(([key, field]) => ({
    ...rowOf(`${name}.${key}`, field, values[key], editor),
    write: (next) => {
      const { [key]: stored, ...others } = values
      const written = writtenHere(stored, field, next, editor)
      return { [name]: written === null ? others : { ...others, [key]: written } }
    },
    ...(part && {
      part(text) {
        const parts = part(key, text, values)
        return parts && { [name]: { ...values, ...parts } }
      },
    }),
  }))
}

const rowOf = (key: string, field: Field, stored: Json | undefined, editor: Editor): Omit<ArgumentRow, 'write'> => ({
  key,
  label: field.label.en,
  help: field.help?.en,
  field,
  ...valueHere(stored, field, field.default, editor),
})
