import type { ToCanvas } from './protocol.ts'

type Message = Readonly<Record<string, unknown>>

/** Tells a message of the protocol from anything else. Looks at its parts only, not into the document, in a time that is constant. */
export function isToCanvas(data: unknown): data is ToCanvas {
  return isObject(data) && typeof data['type'] === 'string' && (CHECKS.get(data['type'])?.(data) ?? false)
}

const BY_TYPE: Readonly<Record<ToCanvas['type'], (message: Message) => boolean>> = {
  load: ({ records, view }) => Array.isArray(records) && isView(view),
  diff: ({ diff }) => isObject(diff) && [diff['put'], diff['set'], diff['remove']].every(isAbsentOr(isObject)),
  view: ({ view }) => isView(view),
  watch: ({ ids }) => Array.isArray(ids),
  hit: ({ request, x, y }) => areNumbers(request, x, y),
  'drop-targets': ({ request }) => areNumbers(request),
  'evaluate-many': ({ request, texts }) => areNumbers(request) && Array.isArray(texts),
  try: ({ values }) => isObject(values),
  evaluate: (message) =>
    isAsked(message) &&
    isText(message['text']) &&
    isAbsentOr(isObject)(message['steps']) &&
    [message['isExplained'], message['isWhole']].every(isAbsentOr(isFlag)),
  peek: (message) => isAsked(message) && Array.isArray(message['texts']),
  count: ({ request, nodeId, text }) => areNumbers(request) && isText(nodeId) && isText(text),
  'show-collections': ({ shows }) => isObject(shows),
  'give-rows': ({ asked }) => isObject(asked),
  rows: ({ request, id, offset, from, count }) => areNumbers(request, from, count, offset ?? 0) && isText(id),
  'run-test': ({ request, test }) =>
    areNumbers(request) && isObject(test) && isText(test['recording']) && Array.isArray(test['expected']),
  'scroll-by': ({ dx, dy }) => areNumbers(dx, dy),
  'scroll-to': ({ id }) => isText(id),
  centre: ({ ids }) => Array.isArray(ids),
  'edit-text': ({ id, field }) => isText(id) && isText(field),
  'stop-edit-text': ({ keep }) => typeof keep === 'boolean',
  show: ({ parts }) => isObject(parts),
  'force-state': ({ id, state }) => [id, state].every(isAbsentOr(isText)),
}
const CHECKS: ReadonlyMap<string, (message: Message) => boolean> = new Map(Object.entries(BY_TYPE))

/** What questions about formulas have in common. */
function isAsked({ request, nodeId, names, row }: Message): boolean {
  return areNumbers(request) && isAbsentOr(isText)(nodeId) && isAbsentOr(isObject)(names) && isAbsentOr(Number.isFinite)(row)
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean'
}

function isView(value: unknown): boolean {
  if (!isObject(value) || !isAbsentOr(isInside)(value['inside']) || !isAbsentOr(isText)(value['row'])) return false
  if (!isAbsentOr(isObject)(value['parameters'])) return false
  if (![value['isPseudo'], value['isMirrored']].every(isAbsentOr(isFlag))) return false
  return ['pageId', 'language', 'theme', 'assetsUrl', 'iconsUrl'].every((key) => isText(value[key]))
}

function isInside(value: unknown): boolean {
  return isObject(value) && isText(value['uid']) && isFlag(value['isAlone'])
}

function isAbsentOr(isValue: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => value === undefined || isValue(value)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function areNumbers(...values: readonly unknown[]): boolean {
  return values.every((value) => Number.isFinite(value))
}

function isObject(value: unknown): value is Message {
  return typeof value === 'object' && value !== null
}
