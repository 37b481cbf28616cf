import type { Diff } from '@heddle/store'
import { isEmptyDiff, rebaseDiff } from '@heddle/store'
import type { DocumentRecord } from '@heddle/document'
import { MESSAGES } from './messages.ts'
import type { LogEntry, ServerMessage, SyncIssue } from './protocol.ts'
import { createCheckpoint } from './room/checkpoint.ts'
import { createMembers } from './room/members.ts'
import type { Pushed, RoomUser } from './room/members.ts'
import { createRecentEntries } from './room/recent-entries.ts'
import type { Room, RoomOptions } from './room/room-types.ts'

export type { Member, PeerNews, RoomConnection, RoomUser } from './room/members.ts'
export { PEER_COLORS } from './room/peers.ts'
export type { Room, RoomLog, RoomOptions } from './room/room-types.ts'
export type { Schedule } from './schedule.ts'

/**
 * A change is written when its turn is over. In a storm of changes they gather: writes begin so many milliseconds apart,
 * unless so many changes wait.
 */
export const COMMIT_EVERY_MS = 4
export const COMMIT_COUNT = 256
/** While writing fails it is tried again this often, milliseconds. */
export const RETRY_MS = 1000
/** Waits before a write that another process was quicker than double up to 2 to the power of this, milliseconds. */
const MOST_DOUBLINGS = 6
/** Entries kept in memory for clients that come back. */
export const RECENT_ENTRIES = 2000
/** A client that is further behind gets a snapshot. */
export const MAX_CATCH_UP = 2000

/** What a change came to: an entry to write, or a refusal, which is told when the entries before it are durable. */
type Outcome = Pushed & ({ readonly entry: LogEntry } | { readonly issues: readonly SyncIssue[] })

type Verdict = { readonly diff: Diff<DocumentRecord> } | { readonly issues: readonly SyncIssue[] }

export function createRoom({
  store,
  check,
  log,
  now,
  schedule,
  isAtom,
  onCommit,
  onWritten,
  onNews,
  ...options
}: RoomOptions): Room {
  const { random = () => 0 } = options
  let seq = options.seq
  let nextSeq = seq + 1
  const checkpoint = createCheckpoint(store)
  const recent = createRecentEntries(RECENT_ENTRIES)

  let waiting: Outcome[] = []
  let writing: Outcome[] = []
  /** Local ids of both. */
  const openIds = new Set<string>()
  let cancelCommit: (() => void) | undefined
  /** When the last write began. */
  let committedAt = Number.NEGATIVE_INFINITY

  let failure: string | undefined
  let lastError: unknown
  /** While this is so, pushed changes are held and tried later. */
  let isHolding = false
  let held: Pushed[] = []
  let cancelRetry: (() => void) | undefined
  let whenIdle: (() => void)[] = []
  /** There may be entries that this room does not know; they are being read; how often others were quicker, one time after another. */
  let isBehind = false
  let isCatchingUp = false
  let conflicts = 0

  const members = createMembers({
    push,
    snapshot: () => ({ seq, snapshot: checkpoint.durableRecords() }),
    failure: () => failure,
    schedule,
    ...(onNews && { onNews }),
    async entriesAfter(since) {
      // It was told of them by another process.
      if (since > seq) await refresh()
      if (since > seq || seq - since > MAX_CATCH_UP) return undefined
      return since === seq ? [] : (recent.after(since) ?? log.entriesAfter(since))
    },
    async lookUp(localIds) {
      const unknown = localIds.filter((localId) => recent.find(localId) === undefined && !openIds.has(localId))
      if (unknown.length > 0) for (const entry of await log.find(unknown)) recent.remember(entry)
    },
  })

  function push(pushed: Pushed) {
    if (isHolding) held.push(pushed)
    else take(pushed)
  }

  function take(pushed: Pushed) {
    const { change, user, clientId } = pushed
    const { localId, label } = change
    const known = recent.find(localId)
    if (known !== undefined) return pushed.send({ type: 'entries', entries: [known] })
    if (openIds.has(localId)) return
    openIds.add(localId)
    const verdict = judge(change.diff, user)
    if ('issues' in verdict) waiting.push({ ...pushed, issues: verdict.issues })
    else {
      const author = { id: user.id, name: user.name }
      waiting.push({ ...pushed, entry: { seq: nextSeq, localId, clientId, author, label, time: now(), diff: verdict.diff } })
      nextSeq += 1
    }
    commitSoon()
  }

  function commitSoon() {
    if (writing.length > 0 || waiting.length === 0) return
    if (waiting.length >= COMMIT_COUNT) return void commit()
    const since = Math.max(0, now() - committedAt)
    cancelCommit ??= schedule(() => void commit(), Math.max(0, COMMIT_EVERY_MS - since))
  }

  /** Applies the diff as far as it acts on the records at hand, or says what speaks against it. */
  function judge(wish: Diff<DocumentRecord>, user: RoomUser): Verdict {
    if (user.role === 'viewer') return { issues: [{ code: 'forbidden', path: '', message: MESSAGES.viewersMayNotPush }] }
    try {
      const diff = rebaseDiff(store.get, wish, isAtom)
      const issues = isEmptyDiff(diff) ? [] : check(diff, user)
      if (issues.length > 0) return { issues }
      checkpoint.apply(diff)
      return { diff }
    } catch (error) {
      return { issues: [{ code: 'check-failed', path: '', message: withCause(MESSAGES.checkFailed, error) }] }
    }
  }

  async function commit() {
    cancelCommit?.()
    cancelCommit = undefined
    if (writing.length > 0 || waiting.length === 0) return
    committedAt = now()
    writing = waiting
    waiting = []
    checkpoint.startWriting()
    const entries = writing.flatMap((outcome) => ('entry' in outcome ? [outcome.entry] : []))
    try {
      if (entries.length > 0) await log.append(entries)
    } catch (error) {
      return fail(error)
    }
    const outcomes = writing
    writing = []
    checkpoint.finishWriting()
    for (const { change } of outcomes) openIds.delete(change.localId)
    // Refusals go first: what builds on a refused change came to nothing, and its author must not take it for saved.
    for (const outcome of outcomes) {
      if ('issues' in outcome) outcome.send({ type: 'refused', localId: outcome.change.localId, issues: outcome.issues })
    }
    conflicts = 0
    announce(entries)
    if (entries.length > 0) onWritten?.(seq)
    if (failure !== undefined) recover()
    continueOrRest()
  }

  /** Tells entries that are durable. */
  function announce(entries: readonly LogEntry[]) {
    if (entries.length === 0) return
    for (const entry of entries) {
      seq = entry.seq
      recent.add(entry)
    }
    nextSeq = Math.max(nextSeq, seq + 1)
    members.tell({ type: 'entries', entries })
    onCommit?.(seq)
  }

  function continueOrRest() {
    if (isBehind && !isHolding && writing.length === 0) return void takeOthers()
    commitSoon()
    if (waiting.length === 0 && writing.length === 0 && !isCatchingUp) for (const done of whenIdle.splice(0)) done()
  }

  /** Nothing of the group is durable: takes everything open back and holds it until writing works. */
  async function fail(error: unknown) {
    lastError = error
    takeBack()
    if ((await catchUp()) > 0) return retryLater()
    if (failure === undefined) {
      failure = withCause(MESSAGES.cannotWrite, error)
      members.tell({ type: 'read-only', reason: failure })
    }
    isCatchingUp = false
    cancelRetry = schedule(() => void catchUp().then(retry), RETRY_MS)
    continueOrRest()
  }

  /** Holds everything that is open, until it is taken anew. */
  function takeBack() {
    isHolding = true
    isCatchingUp = true
    held = [...writing, ...waiting, ...held].map(({ change, clientId, user, send }) => ({ change, clientId, user, send }))
    writing = []
    waiting = []
    openIds.clear()
    checkpoint.rollBack()
    nextSeq = seq + 1
  }

  /** Another process was quicker: two that went on at once would meet again and again. */
  function retryLater() {
    conflicts = Math.min(conflicts + 1, MOST_DOUBLINGS)
    const wait = Math.floor(random() * 2 ** conflicts)
    if (wait === 0) retry()
    else cancelRetry = schedule(retry, wait)
  }

  /** Between two writes: what waits here comes after what others wrote. */
  async function takeOthers() {
    isBehind = false
    takeBack()
    await catchUp()
    retry()
  }

  async function refresh() {
    isBehind = true
    await flush()
  }

  /** Takes in what is durable although writing it seemed to fail, and what another server wrote. */
  async function catchUp(): Promise<number> {
    const entries = await log.entriesAfter(seq).catch(() => [])
    for (const entry of entries) store.apply(entry.diff, 'room')
    announce(entries)
    return entries.length
  }

  /** Tries what is held again. After a failure it goes alone, and what comes meanwhile is held behind it. */
  function retry() {
    isCatchingUp = false
    isHolding = false
    for (const pushed of held.splice(0)) take(pushed)
    isHolding = failure !== undefined
    if (waiting.length === 0 && failure !== undefined) recover()
    continueOrRest()
  }

  function recover() {
    failure = undefined
    isHolding = false
    members.tell({ type: 'writable' })
    for (const pushed of held.splice(0)) take(pushed)
  }

  function flush() {
    return new Promise<void>((resolve) => {
      whenIdle.push(resolve)
      continueOrRest()
    })
  }

  return {
    get seq() {
      return seq
    },
    connect: members.connect,
    async change(change, user) {
      let issues: readonly SyncIssue[] = []
      const send = (message: ServerMessage) => {
        if (message.type === 'refused') ({ issues } = message)
      }
      push({ change, user, clientId: change.localId, send })
      await flush()
      if (issues.length > 0 || recent.find(change.localId)) return issues
      held = held.filter((other) => other.change.localId !== change.localId)
      throw lastError
    },
    read: () => ({ seq, records: checkpoint.durableRecords() }),
    flush,
    refresh,
    takeNews: members.takeNews,
    peersHere: members.peersHere,
    async close() {
      await flush()
      cancelRetry?.()
      members.closeAll()
    },
  }
}

function withCause(message: string, error: unknown): string {
  return error instanceof Error ? `${message} (${error.message})` : message
}
