import type { Json } from '@heddle/store'
import { isContainer } from '@heddle/store'
import { MESSAGES } from '../messages.ts'
import { MAX_PUSHED_CHANGES } from '../protocol.ts'
import type { ClientMessage, PushedChange, SyncIssue } from '../protocol.ts'

const ID = /^[a-z0-9]{16}$/
const MAX_LABEL = 200
const MAX_SELECTION = 10_000
/** Deepest nesting of a value; deeper ones could exhaust the stack of whoever walks them. */
const MAX_DEPTH = 64

/** What a message says, or the first thing that is wrong with it; `localId` when it was one change of a push. */
export type ParsedMessage =
  | { readonly message: ClientMessage; readonly bad: readonly { readonly localId: string; readonly issue: SyncIssue }[] }
  | { readonly error: string }

class Misfit extends Error {}

function expect(isRight: boolean, path: string, expected: string): asserts isRight {
  if (!isRight) throw new Misfit(MESSAGES.notAMessage(path, expected))
}

/**
 * Checks the shape of what came from a client, before anything walks it. A misshapen change does not spoil the push it
 * came with, as long as its local id can be told; what records hold is for the document to check.
 */
export function parseMessage(input: unknown): ParsedMessage {
  try {
    expect(isContainer(input), 'message', 'an object')
    const { type, clientId, since, changes, isResent, pageId, selection } = input as Readonly<Record<string, unknown>>
    if (type === 'hello') {
      expect(isId(clientId), 'clientId', '16 lowercase letters and digits')
      expect(since === undefined || isCount(since), 'since', 'a whole number')
      return { message: { type, clientId, ...(since !== undefined && { since }) }, bad: [] }
    }
    if (type === 'presence') {
      expect(pageId === undefined || isId(pageId), 'pageId', '16 lowercase letters and digits')
      expect(Array.isArray(selection) && selection.length <= MAX_SELECTION && selection.every(isId), 'selection', 'a list of ids')
      return { message: { type, selection, ...(pageId !== undefined && { pageId }) }, bad: [] }
    }
    expect(type === 'push', 'type', '"hello", "push" or "presence"')
    expect(Array.isArray(changes) && changes.length <= MAX_PUSHED_CHANGES, 'changes', `a list of at most ${MAX_PUSHED_CHANGES}`)
    return parsePush(changes, isResent === true)
  } catch (error) {
    if (error instanceof Misfit) return { error: error.message }
    throw error
  }
}

function parsePush(inputs: readonly unknown[], isResent: boolean): ParsedMessage {
  const changes: PushedChange[] = []
  const bad: { localId: string; issue: SyncIssue }[] = []
  for (const [at, input] of inputs.entries()) {
    expect(isContainer(input), `changes/${at}`, 'an object')
    const { localId, label, diff } = input as Readonly<Record<string, unknown>>
    expect(isId(localId), `changes/${at}/localId`, '16 lowercase letters and digits')
    const found =
      typeof label === 'string' && label.length <= MAX_LABEL
        ? checkDiffShape(diff)
        : ['label', `a text of at most ${MAX_LABEL} characters`]
    const [path, expected] = found ?? []
    if (path === undefined || expected === undefined) changes.push(input as PushedChange)
    else bad.push({ localId, issue: { code: 'bad-shape', path, message: MESSAGES.notAMessage(path, expected) } })
  }
  return { message: { type: 'push', changes, ...(isResent && { isResent }) }, bad }
}

type Found = readonly [path: string, expected: string] | undefined

function checkDiffShape(diff: unknown): Found {
  if (!isObject(diff)) return ['diff', 'an object']
  const seen = new Set<string>()
  for (const part of Object.keys(diff)) {
    if (part !== 'put' && part !== 'set' && part !== 'remove') return [part, 'put, set or remove']
    const records = diff[part]
    if (!isObject(records)) return [part, 'an object']
    for (const id of Object.keys(records)) {
      const path = `${part}/${id}`
      if (!isId(id) || seen.has(id)) return [path, 'a record id (16 lowercase letters and digits) that stands in the diff once']
      seen.add(id)
      const found = part === 'set' ? checkChanges(records[id], path) : checkRecord(records[id], id, path)
      if (found !== undefined) return found
    }
  }
  return undefined
}

function checkRecord(value: unknown, id: string, path: string): Found {
  if (!isContainer(value) || !isJson(value)) return [path, 'a record of plain values']
  const record = value as { readonly id?: unknown; readonly kind?: unknown }
  if (record.id !== id) return [`${path}/id`, `"${id}"`]
  return typeof record.kind === 'string' ? undefined : [`${path}/kind`, 'a text']
}

function checkChanges(value: unknown, path: string): Found {
  if (!isObject(value)) return [path, 'an object']
  const atoms = Object.keys(value)
  const known = atoms.length > 1 ? new Set(atoms) : undefined
  for (const atom of atoms) {
    if (!isAtomPath(atom) || (known !== undefined && isBelow(atom, known)))
      return [`${path}/${atom}`, 'a path to an atom, and no path the beginning of another']
    const change = value[atom]
    if (!Array.isArray(change) || change.length !== 2 || !isJson(change)) return [`${path}/${atom}`, 'a pair of plain values']
  }
  return undefined
}

/** Keys that are not empty, as many as a value may nest; none of them a prototype, the first neither id nor kind. */
function isAtomPath(path: string): boolean {
  const keys = path.split('/', MAX_DEPTH + 1)
  return (
    keys.length <= MAX_DEPTH && keys[0] !== 'id' && keys[0] !== 'kind' && keys.every((key) => key !== '' && key !== '__proto__')
  )
}

/** Whether the path leads through one of the others. */
function isBelow(path: string, others: ReadonlySet<string>): boolean {
  for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) if (others.has(path.slice(0, end))) return true
  return false
}

/** A container whose values can be read by their keys. */
function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return isContainer(value)
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function isJson(value: unknown, depth = 0): value is Json {
  if (typeof value !== 'object' || value === null) return value !== undefined
  if (depth >= MAX_DEPTH || Object.hasOwn(value, '__proto__')) return false
  if (Array.isArray(value)) return value.every((part) => isJson(part, depth + 1))
  for (const key of Object.keys(value)) if (!isJson((value as Readonly<Record<string, unknown>>)[key], depth + 1)) return false
  return true
}
