import type { LogEntry } from '../protocol.ts'
import type { RoomLog } from '../room.ts'

/** A log in memory with the manners of a database: it takes time, keeps order and refuses a taken position. */
export function createMemoryLog(wait: () => Promise<void> = () => Promise.resolve()) {
  const entries: LogEntry[] = []
  /** How the next write goes: not at all, or it succeeds and the answer is lost. */
  let trouble: 'none' | 'fails' | 'answer-lost' = 'none'

  /** The log as one server process has it: once it is dead, its writes do not land. */
  const open = (isAlive: () => boolean): RoomLog => ({
    async append(added) {
      await wait()
      if (!isAlive()) throw new Error('this process is dead')
      if (trouble === 'fails') throw new Error('disk full')
      for (const [at, entry] of added.entries()) {
        if (entry.seq !== entries.length + 1 + at) throw new Error(`position ${entry.seq} is not next`)
      }
      // What was written is text: nothing of it can change any more.
      entries.push(...added.map((entry) => JSON.parse(JSON.stringify(entry)) as LogEntry))
      if (trouble === 'answer-lost') throw new Error('connection reset')
    },
    async entriesAfter(seq) {
      await wait()
      return entries.filter((entry) => entry.seq > seq)
    },
    async find(localIds) {
      await wait()
      return entries.filter((entry) => localIds.includes(entry.localId))
    },
  })
  return { open, entries: entries as readonly LogEntry[], setTrouble: (next: typeof trouble) => void (trouble = next) }
}
