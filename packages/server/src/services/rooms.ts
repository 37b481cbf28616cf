import type { DocumentRecord } from '@heddle/document'
import type { Room } from '@heddle/sync/room'
import type { WebSocket } from 'ws'
import { LIMITS } from '../limits.ts'
import type { User } from './accounts.ts'
import { connectionOf, joinSocket } from './join-socket.ts'
import { openRoom, type RoomSettings } from './open-room.ts'

/** The open documents: one room per project that someone works on. */
export interface Rooms {
  /** Lets a window join its project's room. Rejects when the project cannot be opened. */
  connect(socket: WebSocket, projectId: string, user: User): Promise<void>
  /** The document as it is saved, edits that are under way included. */
  read(projectId: string): Promise<{ readonly seq: number; readonly records: readonly DocumentRecord[] }>
  /** Saves what is under way and sends everyone away. */
  close(projectId: string): Promise<void>
  closeAll(): Promise<void>
}

interface OpenRoom {
  readonly room: Promise<Room>
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
  async function enter(projectId: string): Promise<{ readonly room: Room; readonly leave: () => void }> {
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
    async connect(socket, projectId, user) {
      const early: string[] = []
      socket.on('message', (data) => early.push(String(data)))
      const { room, leave } = await enter(projectId)
      socket.on('close', leave)
      if (socket.readyState !== socket.OPEN) return leave()
      joinSocket(socket, room.connect(connectionOf(socket), { id: user.id, name: user.name, role: 'editor' }), early)
    },
    async read(projectId) {
      const { room, leave } = await enter(projectId)
      try {
        await room.flush()
        return room.read()
      } finally {
        leave()
      }
    },
    close,
    async closeAll() {
      await Promise.all([...open.keys()].map(close))
    },
  }
}
