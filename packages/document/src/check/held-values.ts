import { isContainer } from '@heddle/store'
import type { NodeRecord, StyleClassRecord } from '../records/types.ts'
import type { DocumentView } from '../view/view.ts'

/** Whether a record like this one holds the same value at the same place already. `path` is an issue's: `node/{id}/props/text/en`. */
export type HeldValues = (record: NodeRecord | StyleClassRecord, path: string) => boolean

/** Looks at the document once for each place that is asked about, however many records are. */
export function createHeldValues(view: DocumentView): HeldValues {
  const known = new Map<string, ReadonlySet<string>>()
  return (record, path) => {
    const keys = path.split('/').slice(2)
    const place = [likenessOf(record), ...keys].join('/')
    let values = known.get(place)
    if (values === undefined) {
      const alike = [...view.of(record.kind)].filter((other) => likenessOf(other) === likenessOf(record))
      values = new Set(alike.map((other) => textAt(other, keys)))
      known.set(place, values)
    }
    return values.has(textAt(record, keys))
  }
}

const likenessOf = (record: NodeRecord | StyleClassRecord): string =>
  record.kind === 'node' ? `node ${record.element}` : record.kind

function textAt(record: object, keys: readonly string[]): string {
  const value = keys.reduce<unknown>(
    (at, key) => (isContainer(at) && Object.hasOwn(at, key) ? (at as Record<string, unknown>)[key] : undefined),
    record,
  )
  return JSON.stringify(value) ?? ''
}
