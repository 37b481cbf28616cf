import type { DataRecord } from '@heddle/document/operations'

/** What is looked for: every word in the name or folder, of one type, used or not. */
export interface DataQuery {
  readonly texts: readonly string[]
  readonly type: string | undefined
  readonly used: 'none' | 'some' | undefined
}

/** What people call types, beside their own names. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  text: 'string',
  switch: 'boolean',
  true: 'boolean',
  list: 'array',
  json: 'object',
  source: 'collection',
}

/** Reads what was typed into the search: `type:number`, `used:none`, and words of the name. */
export function readQuery(text: string): DataQuery {
  const texts: string[] = []
  let type: string | undefined
  let used: DataQuery['used']
  for (const word of text.toLowerCase().split(/\s+/)) {
    if (word.startsWith('type:')) type = word.slice(5) || undefined
    else if (word.startsWith('used:'))
      used = word.slice(5).startsWith('n') || word === 'used:0' ? 'none' : word === 'used:' ? undefined : 'some'
    else if (word !== '') texts.push(word)
  }
  return { texts, type, used }
}

/** Whether a record is looked for; `isUsed` is asked last, and only where the query wants to know. */
export function matches(record: DataRecord, { texts, type, used }: DataQuery, isUsed: () => boolean): boolean {
  if (type !== undefined && !isOfType(record, type)) return false
  if (texts.length > 0) {
    const name = `${record.folder}/${record.name}`.toLowerCase()
    if (!texts.every((text) => name.includes(text))) return false
  }
  return used === undefined || isUsed() === (used === 'some')
}

/** A type that is being typed means every one that begins so. */
function isOfType(record: DataRecord, wanted: string): boolean {
  const own = record.kind === 'variable' ? [record.kind, record.type] : [record.kind]
  const names = [
    wanted,
    ...Object.keys(OTHER_NAMES)
      .filter((name) => name.startsWith(wanted))
      .map((name) => OTHER_NAMES[name]),
  ]
  return own.some((name) => names.some((one) => one !== undefined && name.startsWith(one)))
}
