import type { DocumentView, Id, RecordKind } from '@heddle/document'
import { words } from './words.ts'

/** Where a formula names a record by id: `variables['…']`; also an action of a workflow, or a part of the component around it. */
export const REFERENCE =
  /\b(?:context\.component\.)?(variables|context\.workflow|collections|formulas|pages|colors|spacings|typographies|pluginVariables|pluginFormulas|plugins|props)\[(['"])([a-z0-9]{16}(?:-[A-Za-z0-9]{1,64})?)\2\]/g

const KINDS: Readonly<Record<string, RecordKind>> = {
  variables: 'variable',
  collections: 'collection',
  formulas: 'formula',
  pages: 'page',
  pluginVariables: 'plugin',
  pluginFormulas: 'plugin',
  plugins: 'plugin',
  colors: 'token',
  spacings: 'token',
  typographies: 'token',
}

/** Parts of components that formulas inside of them name the same way. */
const PARTS: Readonly<Record<string, 'properties' | 'variables' | 'formulas'>> = {
  props: 'properties',
  variables: 'variables',
  formulas: 'formulas',
}

/** What names are looked up in. */
export type Names = Pick<DocumentView, 'find'> & Partial<Pick<DocumentView, 'of'>>

/** An action by its own name, else by its type. */
function actionName(view: Names, id: Id): string {
  const action = view.of?.('workflow').find(({ actions }) => Object.hasOwn(actions, id))?.actions[id]
  return action?.name ?? action?.type.replaceAll('-', ' ') ?? words.missingRecord
}

/** A variable that an instance shows, `{instance}-{variable}`, or what an element gives, `{element}-{key}`. */
function valueName(view: Names, id: string): string {
  const [nodeId = '', key = ''] = id.split('-')
  const node = view.find('node', nodeId)
  if (!node) return words.missing
  if (node.componentId === undefined) return `${node.name || node.element.replaceAll('-', ' ')}.${key}`
  const component = view.find('library-component', node.componentId)
  const variable = component?.variables?.[key]
  return component && variable ? `${node.name || component.name}.${variable.name}` : words.missing
}

/** What people call the thing behind a reference. */
export function referenceName(view: Names, root: string, id: Id): string {
  if (root === 'context.workflow') return actionName(view, id)
  if (id.includes('-')) return valueName(view, id)
  const record = view.find(KINDS[root] ?? 'token', id)
  if (record && 'name' in record) return record.name
  const part = PARTS[root]
  const component = part && view.of?.('library-component').find((one) => one[part]?.[id] !== undefined)
  if (part && component) return component[part]?.[id]?.name ?? words.missingRecord
  return root === 'variables' ? words.missing : words.missingRecord
}

/** A formula in one line with names instead of ids, for places too small for the editor. */
export function describeCode(code: string, view: Names): string {
  return code
    .replaceAll(REFERENCE, (_, root: string, _quote: string, id: string) => referenceName(view, root, id))
    .replaceAll(/\s+/g, ' ')
}
