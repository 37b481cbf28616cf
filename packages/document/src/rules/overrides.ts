import { isBinding } from '../values/bindable.ts'
import type { Id, NodeOverride, NodeRecord } from '../records/types.ts'
import type { DocumentReader } from '../view/view.ts'

/** Changes a value on its way from the place of an instance into it; `path` is that of the value in the instance. */
export type Bring = <T>(value: T, path: string) => T

const asItIs: Bring = (value) => value

/** A node of a component with what an instance sets for it; only where the component opens it. */
export function withOverride(node: NodeRecord, instance: NodeRecord, bring: Bring = asItIs): NodeRecord {
  const own = node.isOpen ? instance.overrides?.[node.id] : undefined
  if (!own) return node
  const path = `overrides/${node.id}`
  const { link: usual, condition: whenever, classConditions: usually, states: stated, ...rest } = node
  const link = own.link === undefined ? usual : own.link !== false && broughtIn(own.link, `${path}/link`, bring)
  const condition = own.condition === undefined ? whenever : bring(own.condition, `${path}/condition`)
  const classConditions =
    own.classConditions || usually ? overlaid(usually ?? {}, own.classConditions, `${path}/classConditions`, bring) : undefined
  const states = own.states || stated ? overlaid(stated ?? {}, own.states, `${path}/states`, bring) : undefined
  return {
    ...rest,
    props: merged(node.props, own.props, `${path}/props`, bring),
    styles: merged(node.styles, own.styles, `${path}/styles`, bring),
    classes: overlaid(node.classes, own.classes, `${path}/classes`, bring),
    attributes: overlaid(node.attributes, own.attributes, `${path}/attributes`, bring),
    ...(classConditions && { classConditions }),
    ...(states && { states }),
    ...(link && { link }),
    // What is always drawn says nothing.
    ...(condition !== undefined && condition !== true && { condition }),
  }
}

/** Ids of what an instance sets values for: nodes that its component does not have or open any more draw nothing of it. */
export function overriddenIn(
  view: Pick<DocumentReader, 'find'>,
  { componentId, overrides = {} }: NodeRecord,
): { readonly alive: readonly Id[]; readonly dead: readonly Id[] } {
  const alive: Id[] = []
  const dead: Id[] = []
  for (const [id, own] of Object.entries(overrides)) {
    if (countOf(own) === 0) continue
    const isAlive =
      componentId !== undefined && view.find('node', id)?.isOpen === true && componentAbove(view, id) === componentId
    if (isAlive) alive.push(id)
    else dead.push(id)
  }
  return { alive, dead }
}

/** How deep the atoms of each part of an override lie in it. */
const DEPTHS: Readonly<Record<keyof NodeOverride, number>> = {
  props: 2,
  styles: 2,
  classes: 1,
  classConditions: 1,
  attributes: 1,
  states: 1,
  link: 0,
  condition: 0,
}

/** Paths of the values that an instance sets for a node: `props/text/en`, `classes/{id}`, `link`. */
export function pathsOf(own: NodeOverride): readonly string[] {
  const found: string[] = []
  const walk = (value: unknown, path: string, depth: number): void => {
    if (depth === 0) found.push(path)
    else for (const [key, inner] of Object.entries(value as object)) walk(inner, `${path}/${key}`, depth - 1)
  }
  for (const [part, depth] of Object.entries(DEPTHS)) {
    const value = own[part as keyof NodeOverride]
    if (value !== undefined) walk(value, part, depth)
  }
  return found
}

/** How many values an instance sets for a node. */
export function countOf(own: NodeOverride): number {
  return pathsOf(own).length
}

/** Whether an instance may set what stands at a path of a node. */
export function isOverridable(path: string): boolean {
  const [part = ''] = path.split('/', 1)
  return Object.hasOwn(DEPTHS, part)
}

function componentAbove(view: Pick<DocumentReader, 'find'>, id: Id): Id | undefined {
  const seen = new Set<Id>()
  for (
    let at = view.find('node', id)?.place.parentId;
    at !== undefined && !seen.has(at);
    at = view.find('node', at)?.place.parentId
  ) {
    seen.add(at)
    if (view.find('library-component', at)) return at
  }
  return undefined
}

function merged<T>(
  values: Readonly<Record<string, Readonly<Record<string, T>>>>,
  own: Readonly<Record<string, Readonly<Record<string, T>>>> = {},
  path: string,
  bring: Bring,
): Readonly<Record<string, Readonly<Record<string, T>>>> {
  const result: Record<string, Readonly<Record<string, T>>> = { ...values }
  for (const [name, inner] of Object.entries(own)) {
    const brought = Object.entries(inner).map(([key, value]) => [key, broughtIn(value, `${path}/${name}/${key}`, bring)] as const)
    result[name] = { ...result[name], ...Object.fromEntries(brought) }
  }
  return result
}

/** Values by key with those of an instance over them, without what it leaves out. */
function overlaid<T>(
  values: Readonly<Record<string, T>>,
  own: Readonly<Record<string, T | false>> = {},
  path: string,
  bring: Bring,
): Readonly<Record<string, T>> {
  const result: Record<string, T> = { ...values }
  for (const [key, value] of Object.entries(own)) {
    if (value === false) delete result[key]
    else result[key] = broughtIn(value as T, `${path}/${key}`, bring)
  }
  return result
}

/** A value of an instance inside of it: what is bound in it comes in one by one. */
export function broughtIn<T>(value: T, path: string, bring: Bring): T {
  if (bring === asItIs) return value
  const inner = (one: unknown, at: string): unknown => {
    if (isBinding(one)) return bring(one, at)
    if (Array.isArray(one)) return one.map((item: unknown, index) => inner(item, `${at}/${index}`))
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([key, part]) => [key, inner(part, `${at}/${key}`)]))
  }
  return inner(value, path) as T
}
