import { blankNode, blankPage, blankSite, createDocumentView, isAtomPath } from '@heddle/document'
import type { DocumentRecord, DocumentView } from '@heddle/document'
import { checkDiff } from '@heddle/document/check'
import { createStore } from '@heddle/store'
import type { Diff, HistorySteps, Store } from '@heddle/store'
import { createSyncClient } from '../client.ts'
import type { ChangeStorage, StepStorage, SyncClient } from '../client.ts'
import { createRoom } from '../room.ts'
import type { Room, RoomUser } from '../room.ts'
import { createClock } from './clock.ts'
import { createMemoryLog } from './memory-log.ts'
import { createMemoryStorage } from './memory-storage.ts'
import { createNetwork } from './network.ts'
import { fieldsOf, isReferenced } from './people.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'

export const [SITE, HOME, SECTION] = ['site000000000000', 'home000000000000', 'section000000000']

/** Milliseconds between the reason why somebody is not let in and the end of the connection. */
const DOOR_MS = 100

/** A site with a page with a section. */
export function firstRecords(): readonly DocumentRecord[] {
  return [
    blankSite(SITE, 'Story', HOME, 'ru'),
    blankPage(HOME, 'Home', 'home', 'a0', ['ru']),
    blankNode(SECTION, 'section', { parentId: HOME, slot: 'sections', index: 'a0' }),
  ]
}

/** A person's window on the project. */
export interface Window {
  readonly store: Store<DocumentRecord>
  readonly view: DocumentView
  readonly client: SyncClient
  /** Local ids of the changes made here, by when. */
  readonly made: Map<string, number>
  /** Ends the window as a crash does: nothing more is written. */
  readonly kill: () => void
}

export interface WorkplaceOptions {
  readonly random?: Random
  /** How long a message is on its way, milliseconds. */
  readonly delay?: () => number
  /** How long the database takes, milliseconds. */
  readonly writeTime?: () => number
}

/** A server, its log, a network, the browsers of the people, and a clock for all of them. */
export function createWorkplace({ random = createRandom(1), delay = () => 5, writeTime = () => 2 }: WorkplaceOptions = {}) {
  const clock = createClock()
  const memory = createMemoryLog(() => clock.wait(writeTime()))
  const network = createNetwork(clock.schedule, delay)
  const storages = new Map<string, ChangeStorage>()
  /** What each person did, as text. */
  const steps = new Map<string, string>()

  let process = 0

  function startServer(): Room {
    const own = (process += 1)
    const store = createStore(firstRecords(), { freeze: true })
    const view = createDocumentView(store)
    for (const entry of memory.entries) store.apply(entry.diff)
    const check = (diff: Diff<DocumentRecord>) =>
      checkDiff(view, diff, { fieldsOf }).filter(({ severity }) => severity === 'error')
    const { now, schedule } = clock
    return createRoom({
      store,
      seq: memory.entries.length,
      check,
      log: memory.open(() => process === own),
      now,
      schedule,
      isAtom: isAtomPath,
    })
  }
  let room = startServer()
  let closedFor: string | undefined

  /** What somebody meets whom the server does not let in: the reason, then the end of the connection. */
  const door = (reason: string): Room => ({
    ...room,
    connect(connection) {
      connection.send({ type: 'unavailable', reason })
      clock.schedule(() => connection.close(), DOOR_MS)
      return { receive: () => undefined, leave: () => undefined }
    },
  })

  function storageOf(person: string): ChangeStorage {
    const storage = storages.get(person) ?? createMemoryStorage(() => clock.wait(1))
    storages.set(person, storage)
    return storage
  }

  function stepsOf(person: string): StepStorage {
    return {
      load: async () => {
        const text = steps.get(person)
        return text === undefined ? undefined : (JSON.parse(text) as HistorySteps<DocumentRecord>)
      },
      save: async (kept) => void steps.set(person, JSON.stringify(kept)),
    }
  }

  return {
    clock,
    memory,
    network,
    storageOf,
    get room() {
      return room
    },
    restartServer() {
      room = startServer()
    },
    /** Lets nobody in who comes from now on, for a reason, or everybody again. */
    closeDoor(reason: string | undefined) {
      closedFor = reason
    },
    openWindow(person: string, role: RoomUser['role'] = 'editor'): Window {
      const made = new Map<string, number>()
      let isAlive = true
      const store = createStore<DocumentRecord>([], { freeze: true })
      const view = createDocumentView(store)
      const client = createSyncClient({
        store,
        transport: network.transportTo(() => (closedFor === undefined ? room : door(closedFor)), {
          id: person,
          name: person,
          role,
        }),
        storage: whileAlive(storageOf(person), () => isAlive),
        steps: stepsWhileAlive(stepsOf(person), () => isAlive),
        clientId: random.id(),
        newId() {
          const id = random.id()
          made.set(id, clock.now())
          return id
        },
        now: clock.now,
        schedule: clock.schedule,
        random: random.next,
        isAtom: isAtomPath,
        isReferenced: (id, leaving) => isReferenced(view, id, leaving),
      })
      const kill = () => {
        isAlive = false
        network.cut(person)
        void client.close()
      }
      return { store, view, client, made, kill }
    },
  }
}

function stepsWhileAlive(storage: StepStorage, isAlive: () => boolean): StepStorage {
  return { load: storage.load, save: async (kept) => (isAlive() ? storage.save(kept) : undefined) }
}

/** Storage as a window sees it that may be killed: from then on nothing gets through. */
function whileAlive(storage: ChangeStorage, isAlive: () => boolean): ChangeStorage {
  const never = new Promise<void>(() => undefined)
  return {
    load: storage.load,
    save: (changes) => (isAlive() ? storage.save(changes) : never),
    remove: (localIds) => (isAlive() ? storage.remove(localIds) : never),
  }
}
