import { FORMAT_VERSION, isAtLeast, isAtomPath } from '@heddle/document'
import type { DocumentRecord, MemberRole } from '@heddle/document'
import { checkContentChange, checkDiff } from '@heddle/document/check'
import { setSite } from '@heddle/document/operations'
import { isEmptyDiff } from '@heddle/store'
import { createRoom } from '@heddle/sync/room'
import type { Member, PeerNews, RoomConnection } from '@heddle/sync/room'
import type { WebSocket } from 'ws'
import { MAX_MESSAGE_LENGTH } from '@heddle/sync/protocol'
import type { LogEntry, ServerMessage } from '@heddle/sync/protocol'
import { LIMITS } from '../limits.ts'
import { wantsSnapshot } from './change-log.ts'
import { newId } from '../ids.ts'
import { loadDocument } from './load-document.ts'
import type { User } from './accounts.ts'
import { messages, type Message } from '../messages.ts'
import type { NewName, ProjectRoom, RoomSettings } from './room-settings.ts'
import { entriesText } from './entry-text.ts'

const schedule = (fn: () => void, ms: number): (() => void) => {
  if (ms === 0) {
    // Not a timer, which is a millisecond at least: what this turn of the loop reads from the sockets is in, no more.
    const turn = setImmediate(fn)
    return () => clearImmediate(turn)
  }
  const timer = setTimeout(fn, ms)
  return () => clearTimeout(timer)
}

/**
 * Opens a project for editing: every change is checked against the document, written, and now and then folded into a snapshot.
 * Closing the room waits for a snapshot that is being written.
 */
export async function openRoom(
  projectId: string,
  { log, fieldsOf, actionOf, now, onError, others }: RoomSettings,
): Promise<ProjectRoom> {
  const loaded = await loadDocument(log, projectId)
  let { snapshotSeq } = loaded
  let saving: Promise<void> | undefined
  let savedAt = 0
  /** Addresses that changes bring along, by their local ids: one is written with the other. */
  const slugs = new Map<string, string>()

  async function saveSnapshot(): Promise<void> {
    savedAt = now()
    try {
      const { seq, records } = room.read()
      await log.saveSnapshot(projectId, { seq, version: FORMAT_VERSION, records })
      snapshotSeq = seq
    } catch (error) {
      // Nothing is lost: the entries are in the log, and the next commit tries again.
      onError(error)
    } finally {
      saving = undefined
    }
  }

  const room = createRoom({
    store: loaded.store,
    seq: loaded.seq,
    check: (diff, { role }) => {
      const more = isAtLeast(role, 'editor') ? [] : checkContentChange(loaded.view, diff, fieldsOf, actionOf)
      return more.length > 0 ? more : checkDiff(loaded.view, diff, { fieldsOf }).filter(({ severity }) => severity === 'error')
    },
    log: {
      append: (entries) =>
        log.append(projectId, entries, {
          name: nameIn(entries, loaded.view.site()?.id),
          slug: entries.flatMap(({ localId }) => slugs.get(localId) ?? []).at(-1),
        }),
      entriesAfter: (seq) => log.entriesAfter(projectId, seq),
      find: (localIds) => log.find(projectId, localIds),
    },
    now,
    schedule,
    isAtom: isAtomPath,
    random: Math.random,
    ...(others && {
      onWritten: (seq: number) => others.written(projectId, seq),
      onNews: (news: PeerNews) => others.tell(projectId, news),
    }),
    onCommit: (seq) => {
      if (!saving && wantsSnapshot(seq, snapshotSeq) && now() - savedAt >= LIMITS.snapshotPause) saving = saveSnapshot()
    },
  })
  others?.opened(projectId)
  const closeRoom = room.close
  return Object.assign(room, {
    async rename({ name, slug }: NewName, { id, name: author }: User) {
      const result = setSite(loaded.view, { values: { name } })
      if (!result.ok || isEmptyDiff(result.diff)) return false
      const change = { localId: newId(), label: messages.renameLabel, diff: result.diff }
      if (slug !== undefined) slugs.set(change.localId, slug)
      try {
        const [issue] = await room.change(change, { id, name: author, role: 'editor' })
        if (issue) throw new Error(issue.message)
        return true
      } finally {
        slugs.delete(change.localId)
      }
    },
    async close() {
      await closeRoom()
      await saving
    },
  })
}

/** What the last of the entries that name the site calls it. */
function nameIn(entries: readonly LogEntry[], siteId = ''): string | undefined {
  const names = entries.map(({ diff }) => diff.set?.[siteId]?.['name']?.[1])
  return names.findLast((name) => typeof name === 'string')
}

/** The open documents: one room per project that someone works on. */
export interface Rooms {
  /** Lets a window join its project's room. Rejects when the project cannot be opened. */
  connect(socket: WebSocket, projectId: string, user: User, role: MemberRole): Promise<void>
  /** The document as it is saved, edits that are under way included. */
  read(projectId: string): Promise<{ readonly seq: number; readonly records: readonly DocumentRecord[] }>
  /** Gives the site of a project another name, for everyone who is there, and its address with it; false when it has that name. */
  rename(projectId: string, to: NewName, user: User): Promise<boolean>
  /** Does something with a project's room as it is open here, or with all rooms. */
  withOpen(projectId: string | undefined, work: (room: ProjectRoom, projectId: string) => void): void
  /** Saves what is under way and sends everyone away. */
  close(projectId: string): Promise<void>
  closeAll(): Promise<void>
}

interface OpenRoom {
  readonly room: Promise<ProjectRoom>
  people: number
  idle: NodeJS.Timeout | undefined
  closing: Promise<void> | undefined
}

export function createRooms(settings: RoomSettings): Rooms {
  const open = new Map<string, OpenRoom>()

  async function close(projectId: string): Promise<void> {
    const entry = open.get(projectId)
    if (!entry) return
    clearTimeout(entry.idle)
    entry.closing ??= entry.room
      .then((room) => room.close())
      .finally(() => {
        if (open.get(projectId) === entry) open.delete(projectId)
      })
    await entry.closing
  }

  /** Keeps the room open until `leave` was called, and a while longer. */
  async function enter(projectId: string): Promise<{ readonly room: ProjectRoom; readonly leave: () => void }> {
    let entry = open.get(projectId)
    // One room at a time: the old one's last entries are part of the new one.
    for (; entry?.closing; entry = open.get(projectId)) await entry.closing.catch(() => undefined)
    const held = entry ?? { room: openRoom(projectId, settings), people: 0, idle: undefined, closing: undefined }
    open.set(projectId, held)
    clearTimeout(held.idle)
    held.people += 1
    let isIn = true
    const leave = (): void => {
      if (!isIn) return
      isIn = false
      held.people -= 1
      if (held.people > 0) return
      held.idle = setTimeout(() => void close(projectId).catch(settings.onError), LIMITS.idleRoom)
      held.idle.unref()
    }
    try {
      return { room: await held.room, leave }
    } catch (error) {
      // The next one who comes tries anew.
      if (open.get(projectId) === held) open.delete(projectId)
      throw error
    }
  }

  return {
    async connect(socket, projectId, user, role) {
      const early: string[] = []
      socket.on('message', (data) => early.push(String(data)))
      const { room, leave } = await enter(projectId)
      socket.on('close', leave)
      if (socket.readyState !== socket.OPEN) return leave()
      joinSocket(socket, room.connect(connectionOf(socket), { id: user.id, name: user.name, role }), early)
    },
    async read(projectId) {
      const { room, leave } = await enter(projectId)
      try {
        // Who asks may have been told by another process that their edits are saved.
        await (settings.others ? room.refresh() : room.flush())
        return room.read()
      } finally {
        leave()
      }
    },
    async rename(projectId, to, user) {
      const { room, leave } = await enter(projectId)
      try {
        return await room.rename(to, user)
      } finally {
        leave()
      }
    },
    withOpen(projectId, work) {
      for (const [id, { room, closing }] of open) {
        if (closing || (projectId !== undefined && id !== projectId)) continue
        // One that cannot be opened was told of where it was asked for.
        room.then((room) => work(room, id)).catch(() => undefined)
      }
    },
    close,
    async closeAll() {
      await Promise.all([...open.keys()].map(close))
    },
  }
}

/** A message for many is one object: its bytes are made once. */
const bytesOf = new WeakMap<ServerMessage, Buffer>()

const textOf = (message: ServerMessage): string =>
  message.type === 'entries' ? entriesText(message.entries) : JSON.stringify(message)

function sendMessage(socket: WebSocket, message: ServerMessage): void {
  const bytes = bytesOf.get(message) ?? Buffer.from(textOf(message))
  bytesOf.set(message, bytes)
  socket.send(bytes, { binary: false })
}

/** The room's side of a WebSocket. A client that does not keep up is dropped; it catches up when it comes back. */
export function connectionOf(socket: WebSocket): RoomConnection {
  return {
    send(message) {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > LIMITS.unsentBytes) socket.terminate()
      else sendMessage(socket, message)
    },
    close: () => socket.close(),
  }
}

/** Hands a socket's messages to its member of the room, and ends both together. A client that answers no ping is gone. */
export function joinSocket(socket: WebSocket, member: Member, early: readonly string[]): void {
  let isAlive = true
  const heartbeat = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, LIMITS.heartbeat)
  socket.on('pong', () => {
    isAlive = true
  })
  const refuse = ({ text }: Message): void => sendMessage(socket, { type: 'error', message: text })
  const receive = (text: string): void => {
    if (text.length > MAX_MESSAGE_LENGTH) return refuse(messages.tooLarge(MAX_MESSAGE_LENGTH))
    const parsed = parse(text)
    if (parsed) member.receive(parsed.message)
    else refuse(messages.brokenJson)
  }
  for (const text of early) receive(text)
  socket.removeAllListeners('message')
  socket.on('message', (data) => receive(String(data)))
  socket.on('close', () => {
    clearInterval(heartbeat)
    member.leave()
  })
}

function parse(text: string): { readonly message: unknown } | undefined {
  try {
    return { message: JSON.parse(text) }
  } catch {
    return undefined
  }
}
