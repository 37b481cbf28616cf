import { isBinding, type Id, type NodeRecord } from '@heddle/document'
import { isPublishedBinding, LIVE, type PublishedNode, type PublishedValue } from '@heddle/document/published'
import { anchorsOf, SECTIONS_SLOT } from './anchors.ts'
import { compileAttributes } from './attributes.ts'
import { NodeCompilation } from './compilation.ts'
import type { CompileContext } from './compile-context.ts'
import { compileLink } from './links.ts'
import { MESSAGES } from './messages.ts'
import { compileProps } from './props.ts'
import { compileStyles } from './styles.ts'
import type { CompiledNode } from './types.ts'

type Draft = { -readonly [K in keyof PublishedNode]: PublishedNode[K] }

const NO_RULES: ReadonlyMap<string, string> = new Map()

/** Compiles one node of the document (architecture section 1, publish/compile). Pure; reads nothing but the view. */
export function compileNode(node: NodeRecord, context: CompileContext): CompiledNode {
  const { view } = context.input
  const compilation = new NodeCompilation(context, node)
  const { parentId } = node.place
  const isRoot = node.place.slot === SECTIONS_SLOT && view.find('page', parentId) !== undefined
  const published: Draft = { uid: node.id, type: node.element, props: {} }
  if (isRoot && node.name) published.name = node.name

  const plan = context.planOf(node.element)
  if (!plan) {
    compilation.fail('unknown-element', 'element', MESSAGES.unknownElement(node.element))
    published.broken = true
    return {
      published,
      rules: NO_RULES,
      issues: compilation.issues,
      dependsOn: compilation.dependsOn,
      tokens: compilation.tokens,
    }
  }

  const props = compileProps(plan, compilation)
  const styles = compileStyles(plan, compilation)
  let { live } = props
  published.props = props.published
  const slots = slotsOf(node.id, context)
  if (slots) published.slots = slots
  if (styles.className !== undefined) published.className = styles.className
  if (styles.style) {
    published.style = styles.style
    live |= LIVE.style
  }
  live |= addAttributes(published, isRoot ? anchorsOf(view, parentId).get(node.id) : undefined, compilation)
  if (node.link && plan.definition.linkable) {
    const link = compileLink(node.link, compilation)
    if (link) published.link = link
    if (link && isPublishedBinding(link.href)) live |= LIVE.attribute
  }
  live |= addStructure(published, compilation)
  const events = context.eventsOf(node.id)
  if (events) published.events = events
  if (events || plan.isInteractive) live |= LIVE.event
  if (live > 0) published.live = live
  return {
    published,
    rules: styles.rules,
    issues: compilation.issues,
    dependsOn: join(styles.dependsOn, compilation.dependsOn),
    tokens: join(styles.tokens, compilation.tokens),
  }
}

/** Own attributes, and a section's anchor unless the builder gave it another id. Returns bits of `LIVE`. */
function addAttributes(published: Draft, anchor: string | undefined, compilation: NodeCompilation): number {
  const { attributes } = compilation.node
  let isEmpty = anchor === undefined
  for (const _ in attributes) isEmpty = false
  if (isEmpty) return 0
  const compiled = compileAttributes(attributes, compilation)
  if (anchor !== undefined) compiled.published['id'] ??= anchor
  if (compiled.className)
    published.className = published.className ? `${published.className} ${compiled.className}` : compiled.className
  const values = Object.values(compiled.published)
  if (values.length > 0) published.attributes = compiled.published
  return values.some(isPublishedBinding) ? LIVE.attribute : 0
}

/** Whether and how often the node is there. Returns bits of `LIVE`. */
function addStructure(published: Draft, compilation: NodeCompilation): number {
  const { node } = compilation
  const condition = compileCondition(node, compilation)
  if (condition !== undefined) published.condition = condition
  const over = node.repeat && compilation.bind(node.repeat.over, 'repeat/over')
  if (over) published.repeat = { over, ...(node.repeat?.key && { key: node.repeat.key }) }
  return over || isPublishedBinding(condition) ? LIVE.structure : 0
}

/** `undefined` when the node is always there; a literal `false` leaves it out everywhere. */
function compileCondition(node: NodeRecord, compilation: NodeCompilation): PublishedValue | undefined {
  if (node.hidden) return false
  const { condition } = node
  if (isBinding(condition)) return compilation.bind(condition, 'condition')
  return condition === false ? false : undefined
}

/** Children by slot, in order. */
function slotsOf(id: Id, { input: { view } }: CompileContext): Record<string, readonly Id[]> | undefined {
  if (view.children(id).length === 0) return undefined
  const names = view.slots(id)
  const slots: Record<string, readonly Id[]> = {}
  for (const name of names) slots[name] = view.children(id, name)
  return slots
}

function join<T>(a: readonly T[], b: readonly T[]): readonly T[] {
  return a.length === 0 ? b : b.length === 0 ? a : [...a, ...b]
}
