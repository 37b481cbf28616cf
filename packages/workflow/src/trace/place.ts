/** The row of a repeat as it was: what formulas read as `context.item`, without the whole list. */
export interface RecordedItem {
  readonly data: unknown
  readonly index: unknown
  readonly repeatIndex: unknown
  readonly isACopy: unknown
  readonly parent?: RecordedItem
}

/** An instance of a component as it was. Its formulas are those of the component: they are worked out from these. */
export interface RecordedInstance {
  /** Where it stood on the page. */
  readonly uid?: string
  readonly props: object
  readonly variables: object
}

/** What formulas of a run read as `context` of its place: the row, values of the instance, names of a slot. */
export interface RecordedPlace {
  readonly item?: RecordedItem
  readonly component?: RecordedInstance
  readonly [name: string]: unknown
}

/** Repeats inside of one another that are kept. */
const MOST_ROWS = 8

/** What the place of a run gives besides names of the page; nothing where it gives none. What it holds is not a copy yet. */
export function placeOf(scope: object | undefined): RecordedPlace | undefined {
  // A row's scope stands on that of the page.
  const context: unknown = scope && Reflect.get(scope, 'context')
  if (typeof context !== 'object' || context === null) return undefined
  const place: Record<string, unknown> = {}
  for (const name in context) {
    const value: unknown = Reflect.get(context, name)
    if (value === undefined) continue
    place[name] = name === 'item' ? itemOf(value, MOST_ROWS) : name === 'component' ? instanceOf(value) : value
  }
  return Object.keys(place).length === 0 ? undefined : place
}

/** Names of a page with those that a place gave. */
export const atPlace = (scope: object, place: RecordedPlace | undefined): object =>
  place ? (Object.create(scope, { context: { value: place, enumerable: true } }) as object) : scope

function itemOf(item: unknown, left: number): RecordedItem | undefined {
  if (typeof item !== 'object' || item === null || left === 0) return undefined
  const read = (name: string): unknown => Reflect.get(item, name)
  const parent = itemOf(read('parent'), left - 1)
  return {
    data: read('data'),
    index: read('index'),
    repeatIndex: read('repeatIndex'),
    isACopy: read('isACopy'),
    ...(parent && { parent }),
  }
}

/** Formulas of an instance are no values: the component has them. */
function instanceOf(instance: unknown): RecordedPlace['component'] {
  if (typeof instance !== 'object' || instance === null) return undefined
  const uid: unknown = Reflect.get(instance, 'uid')
  return {
    ...(typeof uid === 'string' && { uid }),
    props: namesIn(Reflect.get(instance, 'props')),
    variables: namesIn(Reflect.get(instance, 'variables')),
  }
}

function namesIn(names: unknown): object {
  const values: Record<string, unknown> = {}
  if (typeof names === 'object' && names !== null) for (const name in names) values[name] = Reflect.get(names, name)
  return values
}
