import { isBinding, withOverride } from '@heddle/document'
import type { NodeRecord } from '@heddle/document'
import type { ElementDefinition, ElementVariant, NodeLook } from '@heddle/kit'
import type { Editor } from './editor.ts'

/** What a node is to a person: a row, a heading, a menu; an instance is what its component is called. */
export interface Role {
  readonly label: string
  readonly icon: string
}

const UNKNOWN_ICON = 'circle-help'
const COMPONENT_ICON = 'component'
const LINKED_ICON = 'link-2'

/** What a node is: the variant of its element that it matches, else the tag it has been given, else its element. */
export function roleOf({ definitions, view }: Pick<Editor, 'definitions' | 'view'>, node: NodeRecord): Role {
  const definition = definitions.get(node.element)
  if (!definition) {
    const component = node.componentId === undefined ? undefined : view.find('library-component', node.componentId)
    const icon = node.componentId === undefined ? UNKNOWN_ICON : component?.type === 'section' ? LINKED_ICON : COMPONENT_ICON
    return { label: component?.name ?? node.element, icon }
  }
  const look = lookOf(view, node, definition)
  const variant: ElementVariant | undefined = definition.variants.find(({ matches }) => matches?.(look))
  return { label: variant?.label.en ?? tagOf(definition, look) ?? definition.label.en, icon: variant?.icon ?? definition.icon }
}

/** Tags that say nothing of what is in them. */
const PLAIN_TAGS: readonly unknown[] = ['div', 'span']

/** What a tag that was chosen says: `Article`. */
function tagOf({ fields }: ElementDefinition, { props }: NodeLook): string | undefined {
  const field = fields['tag']
  if (!field || !('options' in field) || props['tag'] === field.default || PLAIN_TAGS.includes(props['tag'])) return undefined
  const option = field.options.find(({ value }) => value === props['tag'])
  return option?.label.en.replace(/ \([a-z]+\)$/, '')
}

function lookOf(view: Editor['view'], node: NodeRecord, { fields, baseStyles }: ElementDefinition): NodeLook {
  const props = Object.fromEntries(
    Object.entries(fields).map(([name, { default: usual }]) => {
      const value = node.props[name]?.default
      return [name, value === undefined || isBinding(value) ? usual : value]
    }),
  )
  const classes = Object.entries(node.classes)
    .toSorted(([, first], [, second]) => (first < second ? 1 : -1))
    .map(([id]) => view.find('style-class', id)?.styles['default'])
  const sheets = [node.styles['default'], ...classes, baseStyles['default']]
  return { props, style: (property) => sheets.find((sheet) => sheet?.[property] !== undefined)?.[property] }
}

/** Components that are the root of one another are looked through so far. */
const MAX_ROOTS = 10

/** The node with the roots that it is drawn as, each as the instance above has it: of an instance that of its component, and so on. */
export function drawnNodes({ view }: Pick<Editor, 'view'>, node: NodeRecord): readonly NodeRecord[] {
  const nodes = [node]
  for (let at = node; at.componentId !== undefined && nodes.length <= MAX_ROOTS;) {
    const root = view.find('node', view.find('library-component', at.componentId)?.rootElementId ?? '')
    if (!root) break
    at = withOverride(root, at)
    nodes.push(at)
  }
  return nodes
}

/** The element that a node is drawn as: of an instance that of its component's root, whose looks it may change. */
export function drawnElement(editor: Pick<Editor, 'definitions' | 'view'>, node: NodeRecord): ElementDefinition | undefined {
  const drawn = drawnNodes(editor, node).at(-1)
  return drawn?.componentId === undefined ? editor.definitions.get(drawn?.element ?? '') : undefined
}
