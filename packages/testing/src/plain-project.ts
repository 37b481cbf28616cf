import {
  staticRows,
  type ActionRecord,
  type DocumentRecord,
  type Id,
  type NodeRecord,
  type WorkflowRecord,
} from '@heddle/document'
import type { ElementDefinition } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { readFont } from '@heddle/style'

type Values = Readonly<Record<string, Json>>

/** A project by what it says: two that were made in different ways are alike where they say the same. */
export interface PlainProject {
  /** Variables, collections and formulas, tokens and classes by kind and name: `variable search`. */
  readonly records: Values
  /** A node with its workflows and what stands in it; the first that is wanted. */
  readonly node: (wanted: (node: NodeRecord) => boolean) => Json
}

/** What a reading of a project leaves out. */
export interface PlainOptions {
  readonly elements: ReadonlyMap<string, ElementDefinition>
  /** Styles and classes of nodes, and icons. */
  readonly withoutLooks?: boolean
}

const NAMED = new Set([
  'page',
  'variable',
  'collection',
  'formula',
  'token',
  'style-class',
  'library-component',
  'plugin',
  'asset',
])
/** What formulas name by its name is the same as what they name by its id. */
const BY_NAME = /\b((variable|collection|formula)s)\.([A-Za-z_]\w*)/g
const ID = /\b[a-z0-9]{16}\b/g

/**
 * A project without ids, indexes, and names that nothing but a panel shows (of nodes, workflows and actions): what has a name is
 * called by it, lists stand in their order, what only repeats a default is left out, and a font is its parts.
 */
export function plainProject(records: readonly DocumentRecord[], { elements, withoutLooks = false }: PlainOptions): PlainProject {
  const names = new Map<string, string>()
  for (const record of records) {
    if (NAMED.has(record.kind) && 'name' in record) names.set(record.id, `${record.kind} ${record.name}`)
    if (record.kind === 'library-component') {
      for (const part of ['properties', 'variables', 'formulas', 'triggers'] as const)
        for (const [id, { name }] of Object.entries(record[part] ?? {})) names.set(id, `${record.name} ${part} ${name}`)
    }
  }
  const sorted = records.toSorted((a, b) => compare(indexOf(a), indexOf(b)) || compare(a.id, b.id))
  const nodes = sorted.filter((record) => record.kind === 'node')
  const workflows = sorted.filter((record) => record.kind === 'workflow')
  const byParent = Map.groupBy(nodes, ({ place }) => place.parentId)
  const inside = (parentId: Id) => Map.groupBy(byParent.get(parentId) ?? [], ({ place }) => place.slot)
  const name = (parentId: Id, path: string): void => {
    for (const [slot, ones] of inside(parentId)) {
      for (const [at, { id }] of ones.entries()) {
        names.set(id, `${path}/${slot}${at}`)
        name(id, `${path}/${slot}${at}`)
      }
    }
  }
  const roots = [...names.keys()]
  for (const id of roots) name(id, names.get(id) ?? '')
  const known = new Set(names.values())
  const named = (text: string): string =>
    text
      .replaceAll(ID, (id) => names.get(id) ?? id)
      .replaceAll(BY_NAME, (written, root: string, kind: string, name: string) =>
        known.has(`${kind} ${name}`) ? `${root}['${kind} ${name}']` : written,
      )
  const plain = (value: Json): Json => {
    if (typeof value === 'string') return named(value)
    if (Array.isArray(value)) return value.map((one) => plain(one as Json))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [named(key), plain(one as Json)]))
  }
  const workflow = ({ trigger, triggerConditions, parameters, ...rest }: WorkflowRecord): Json =>
    plain(
      said({
        trigger,
        ...(triggerConditions !== undefined && { triggerConditions: triggerConditions as Json }),
        ...(parameters.length > 0 && { parameters: parameters as unknown as Json }),
        steps: chain(rest.actions, rest.firstAction, resultNames(rest.actions)),
        onError: chain(rest.actions, rest.firstErrorAction, resultNames(rest.actions)),
      }),
    )
  const tree = (node: NodeRecord): Json => {
    const { id, element, props, styles, classes, attributes, link, condition, repeat, componentId } = node
    const definition = elements.get(element)
    const isUsual = (field: string, value: Json): boolean =>
      JSON.stringify(value) === JSON.stringify(definition?.fields[field]?.default ?? '')
    const set = Object.entries(props).flatMap(([field, variants]) => {
      const kept = Object.entries(variants).filter(([, value]) => !isUsual(field, value as Json))
      return kept.length === 0 ? [] : [[field, Object.fromEntries(kept) as Json] as const]
    })
    return plain(
      said({
        element,
        ...(componentId !== undefined && { componentId }),
        props: Object.fromEntries(set),
        attributes: attributes as Json,
        ...(link && { link: link as unknown as Json }),
        ...(condition !== undefined && { condition: condition as Json }),
        ...(repeat && { repeat: repeat as unknown as Json }),
        ...(!withoutLooks && { styles: longhands(styles as Json), classes: inOrder(classes) }),
        workflows: workflows.filter(({ ownerId }) => ownerId === id).map(workflow),
        slots: Object.fromEntries([...inside(id)].map(([slot, ones]) => [slot, ones.map(tree)])),
      }),
    )
  }
  return {
    records: Object.fromEntries(
      records
        .filter(({ kind }) => NAMED.has(kind))
        .map((record) => {
          const own = workflows.filter(({ ownerId }) => ownerId === record.id).map(workflow)
          return [named(record.id), plain(said({ ...(bare(record) as Values), workflows: own }))]
        }),
    ),
    node: (wanted) => {
      const found = nodes.find(wanted)
      return found ? tree(found) : null
    },
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function indexOf(record: DocumentRecord): string {
  return record.kind === 'node' ? record.place.index : 'index' in record ? String(record.index) : ''
}

/** A record without what nobody sees of it. An empty text is what a variable of texts holds that says nothing. */
function bare(record: DocumentRecord): Json {
  const { id: _id, index: _index, kind, ...rest } = record as DocumentRecord & { readonly index?: string }
  if (record.kind === 'style-class') return said({ ...(rest as unknown as Values), styles: longhands(record.styles as Json) })
  if (kind !== 'collection') {
    const { defaultValue, ...others } = rest as unknown as { readonly [key: string]: Json; readonly defaultValue: Json }
    return said({ ...others, ...(defaultValue !== '' && defaultValue !== undefined && { defaultValue }) })
  }
  const { data: _data, blocks: _blocks, fields: _fields, filter, ...others } = rest as unknown as Values
  return said({
    ...others,
    ...(filter !== undefined && { filter: plainFilter(filter) }),
    rows: staticRows(record as Parameters<typeof staticRows>[0]) as unknown as Json,
  })
}

/** Conditions that all have to hold are joined as they are when nobody says how. */
function plainFilter(group: Json): Json {
  const { link, conditions, ...others } = group as Values
  if (!Array.isArray(conditions)) return group
  return {
    ...others,
    ...(link !== '$and' && link !== undefined && { link }),
    conditions: conditions.map((one) => plainFilter(one as Json)),
  }
}

/** Without what says nothing. */
function said(values: Values): Json {
  const isNothing = (value: Json) => typeof value === 'object' && value !== null && Object.keys(value).length === 0
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => key === 'rows' || !isNothing(value)))
}

function inOrder(indexes: Readonly<Record<Id, string>>): Json {
  return Object.entries(indexes)
    .toSorted(([, a], [, b]) => compare(a, b))
    .map(([id]) => id)
}

/** Styles with each font in its parts, no length in a unit of its own where there is none of it, and without empty variants. */
function longhands(styles: Json): Json {
  const parts = (values: Json): Json =>
    Object.fromEntries(
      Object.entries(values as Values).flatMap(([property, value]): readonly (readonly [string, Json])[] => {
        const font = property === 'font' && typeof value === 'string' ? readFont(value) : undefined
        if (!font) return [[property, value === '0px' ? '0' : value]]
        const { family, size, weight, lineHeight } = font
        return [
          ['font-family', family],
          ['font-size', size],
          ['font-weight', weight],
          ['line-height', lineHeight],
        ]
      }),
    )
  return said(Object.fromEntries(Object.entries(styles as Values).map(([variant, values]) => [variant, parts(values)])))
}

type Actions = WorkflowRecord['actions']

/** Actions that formulas name, by their place in a reading from the first to the last. */
function resultNames(actions: Actions): (text: string) => string {
  const order = new Map(Object.keys(actions).map((id) => [id, actions[id]?.type ?? '']))
  return (text) => text.replaceAll(ID, (id) => order.get(id) ?? id)
}

/** A chain as what it does, step by step. */
function chain(actions: Actions, first: Id | undefined, rename: (text: string) => string): Json {
  const steps: Json[] = []
  for (let at = first; at !== undefined; at = actions[at]?.next) {
    const action = actions[at]
    if (!action || steps.length > Object.keys(actions).length) break
    steps.push(step(action, actions, rename))
  }
  return steps
}

function step({ type, args, branches, loop, disabled }: ActionRecord, actions: Actions, rename: (text: string) => string): Json {
  const inside = (branches ?? []).map(({ id, value }) => said({ value, steps: chain(actions, id, rename) }))
  return said({
    type,
    args: JSON.parse(rename(JSON.stringify(args))) as Json,
    ...(disabled && { disabled }),
    ...(branches && { branches: inside }),
    ...(loop !== undefined && { loop: chain(actions, loop, rename) }),
  })
}
