import type { Box, DropContainer, FromCanvas, NodeBox, NodeGeometry } from '@heddle/canvas/protocol'

type Message = Readonly<Record<string, unknown>>
type Check = (message: Message) => boolean

/** Tells a message of the protocol from anything else: the frame draws what people made, so what it says is outside input. */
export function isFromCanvas(data: unknown): data is FromCanvas {
  return isObject(data) && typeof data.type === 'string' && (CHECKS.get(data.type)?.(data) ?? false)
}

const BY_TYPE: Readonly<Record<FromCanvas['type'], Check>> = {
  ready: () => true,
  drawn: () => true,
  boxes: (message) => isList(message.boxes, isGeometry) && areNumbers(message.scrollY, message.contentHeight),
  'hit-answer': (message) => areNumbers(message.request) && isList(message.nodes, isGeometry),
  'drop-targets-answer': (message) => areNumbers(message.request, message.scrollY) && isList(message.containers, isContainer),
  'evaluate-answer': isEvaluateAnswer,
  'evaluate-many-answer': (message) =>
    areNumbers(message.request) && isList(message.results, (result) => isObject(result) && isResult(result)),
  'peek-answer': (message) => areNumbers(message.request) && isList(message.values, isPeeked),
  'count-answer': ({ request, rows, holds }) => areNumbers(request, holds) && (rows === undefined || areNumbers(rows)),
  'rows-answer': (message) => areNumbers(message.request) && (message.seen === undefined || isSeen(message.seen)),
  'run-test-answer': (message) => areNumbers(message.request) && isTestResult(message.result),
  'text-input': (message) => areTexts(message.id, message.field, message.text),
  'text-done': (message) => areTexts(message.id, message.field, message.text) && typeof message.keep === 'boolean',
  key: (message) =>
    areTexts(message.key, message.code) &&
    [message.ctrl, message.meta, message.shift, message.alt].every((flag) => typeof flag === 'boolean'),
  'node-error': (message) => areTexts(message.id, message.message),
}
const CHECKS: ReadonlyMap<string, Check> = new Map(Object.entries(BY_TYPE))

function isEvaluateAnswer({ request, result, rows, parts, took }: Message): boolean {
  return (
    areNumbers(request, took) &&
    isObject(result) &&
    isResult(result) &&
    (rows === undefined || isRows(rows)) &&
    (parts === undefined || isList(parts, isPart))
  )
}

function isRows(rows: unknown): boolean {
  return isObject(rows) && areNumbers(rows.count, rows.row) && areTexts(rows.name) && isList(rows.names, (name) => areTexts(name))
}

function isPart(part: unknown): boolean {
  return (
    isObject(part) &&
    areTexts(part.kind) &&
    areNumbers(part.depth, part.runs) &&
    [part.from, part.to].every((at) => at === undefined || areNumbers(at)) &&
    isObject(part.outcome) &&
    isOutcome(part.outcome)
  )
}

function isOutcome(outcome: Message): boolean {
  if (outcome.state === 'value') return isShort(outcome)
  return outcome.state === 'not-run' || (outcome.state === 'error' && areTexts(outcome.message))
}

function isPeeked(value: unknown): boolean {
  return isShort(value) && (value.kind === 'error' || isList(value.fields, (field) => isShort(field) && areTexts(field.key)))
}

function isShort(value: unknown): value is Message {
  return isObject(value) && areTexts(value.kind, value.text) && (value.count === undefined || areNumbers(value.count))
}

function isResult(result: Message): boolean {
  return result.ok === true ? typeof result.kind === 'string' : result.ok === false && typeof result.message === 'string'
}

function isTestResult(result: unknown): boolean {
  if (!isObject(result)) return false
  const { status, reason, call, values, effects, recording, step } = result
  if (status === 'impossible') return areTexts(reason)
  if (status === 'asks') return isObject(call) && areTexts(call.actionId, call.name) && areNumbers(call.occurrence)
  return (
    (status === 'passed' || status === 'failed') &&
    isList(values, (one) => isObject(one) && areTexts(one.of, one.id) && typeof one.isMet === 'boolean') &&
    isList(effects, (one) => isObject(one) && areTexts(one.actionId, one.name)) &&
    areTexts(recording) &&
    (step === undefined || (isObject(step) && areTexts(step.workflowId) && [step.expected, step.given].every(isStepSeen)))
  )
}

function isStepSeen(step: unknown): boolean {
  return isObject(step) && areTexts(step.kind, step.id)
}

function isSeen(seen: unknown): boolean {
  if (!isObject(seen) || !areNumbers(seen.total, seen.offset, seen.count, seen.limit ?? 0)) return false
  const { places, rows, error } = seen
  return (
    (places === undefined || (Array.isArray(places) && places.every((place) => Number.isInteger(place)))) &&
    (rows === undefined || Array.isArray(rows)) &&
    (error === undefined || typeof error === 'string')
  )
}

function isGeometry(value: unknown): value is NodeGeometry {
  if (!isNodeBox(value)) return false
  const { padding, margin, grid } = value as Partial<NodeGeometry>
  return isSides(padding) && isSides(margin) && (grid === undefined || isGrid(grid))
}

function isGrid(grid: unknown): boolean {
  return isObject(grid) && [grid.columns, grid.rows].every((tracks) => isList(tracks, isTrack))
}

function isTrack(track: unknown): boolean {
  return isObject(track) && areNumbers(track.at, track.size)
}

function isSides(value: unknown): boolean {
  return Array.isArray(value) && value.length === 4 && areNumbers(...(value as unknown[]))
}

function isContainer(value: unknown): value is DropContainer {
  if (!isNodeBox(value)) return false
  const { slot, axis, children, parentId } = value as Partial<DropContainer>
  return (
    typeof slot === 'string' &&
    (axis === 'row' || axis === 'column') &&
    isList(children, isNodeBox) &&
    (parentId === undefined || typeof parentId === 'string')
  )
}

function isNodeBox(value: unknown): value is NodeBox {
  return isBox(value) && typeof (value as Partial<NodeBox>).id === 'string'
}

function isBox(value: unknown): value is Box {
  return isObject(value) && areNumbers(value.x, value.y, value.width, value.height)
}

function isList(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem)
}

function areNumbers(...values: readonly unknown[]): boolean {
  return values.every((value) => Number.isFinite(value))
}

function areTexts(...values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'string')
}

function isObject(value: unknown): value is Message {
  return typeof value === 'object' && value !== null
}
