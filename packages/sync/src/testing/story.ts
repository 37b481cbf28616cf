import { checkDocument } from '@heddle/document/check'
import type { ChangeStorage } from '../client.ts'
import type { Clock } from './clock.ts'
import { actAtRandom, fieldsOf } from './people.ts'
import { createRandom } from './random.ts'
import { createWorkplace } from './workplace.ts'
import type { Window } from './workplace.ts'

export interface StoryOptions {
  readonly seed: number
  readonly people: number
  /** Things each person does. */
  readonly acts: number
}

/** A change of this age is in storage, whatever happens to its window; milliseconds. */
const SAFE_AFTER = 100

/**
 * People work on one project at random while connections are slow and break, windows are killed, the disk is full at
 * times and the server restarts. In the end everyone is back and everything settles.
 */
export async function tellStory({ seed, people, acts }: StoryOptions) {
  const random = createRandom(seed)
  const place = createWorkplace({
    random,
    delay: () => 1 + random.below(random.chance(0.1) ? 400 : 30),
    writeTime: () => random.below(12),
  })
  const { clock, memory, network } = place
  const names = Array.from({ length: people }, (_, at) => `person${at}`)
  /** Changes that have to be in the log or refused in the end, whoever sends them. */
  const promised = new Set<string>()
  const refused = new Set<string>()

  function openWindow(name: string): Window {
    const window = place.openWindow(name)
    window.client.refused.subscribe((changes) => {
      for (const { localId } of changes) refused.add(localId)
    })
    return window
  }
  const windows = new Map(names.map((name) => [name, openWindow(name)]))

  function act({ client, view, made }: Window) {
    const before = made.size
    // A drag may come to nothing, and then nothing of it is sent.
    if (actAtRandom(client, view, random) === 'drag') for (const localId of [...made.keys()].slice(before)) made.delete(localId)
  }

  function disturb(name: string, window: Window) {
    const dice = random.next()
    if (dice < 0.02) network.cut(name)
    else if (dice < 0.025) {
      for (const [localId, time] of window.made) if (time <= clock.now() - SAFE_AFTER) promised.add(localId)
      window.kill()
      windows.set(name, openWindow(name))
    } else if (dice < 0.03) memory.setTrouble(random.chance(0.5) ? 'fails' : 'answer-lost')
    else if (dice < 0.05) memory.setTrouble('none')
    else if (dice < 0.052) {
      network.setDown(true)
      place.restartServer()
      clock.schedule(() => network.setDown(false), random.below(3000))
    }
  }

  await clock.pass(1000)
  for (let turn = 0; turn < acts; turn += 1) {
    for (const [name, window] of windows) {
      act(window)
      disturb(name, window)
      if (random.chance(0.5)) await clock.pass(random.below(40))
    }
  }
  memory.setTrouble('none')
  await clock.pass(5000)
  network.setDown(false)
  await clock.pass(120_000)

  for (const { client } of windows.values()) client.dismissRefused()
  await clock.pass(1000)
  for (const { made } of windows.values()) for (const localId of made.keys()) promised.add(localId)
  for (const { localId } of memory.entries) promised.delete(localId)
  for (const localId of refused) promised.delete(localId)
  const stored = await Promise.all(names.map((name) => idsIn(place.storageOf(name), clock)))
  return {
    room: place.room,
    windows: [...windows.values()],
    entries: memory.entries,
    /** Changes that are neither in the log nor refused. */
    lost: [...promised],
    leftInStorage: stored.flat(),
    issues: checkDocument(place.room.read().records, { fieldsOf }).filter(({ severity }) => severity === 'error'),
  }
}

async function idsIn(storage: ChangeStorage, clock: Clock): Promise<readonly string[]> {
  const loaded = storage.load()
  await clock.pass(1000)
  return (await loaded).map((change) => change.localId)
}
