import { changeOf } from '@heddle/store'
import { describe, expect, test } from 'vitest'
import { MAX_MESSAGE_LENGTH, MAX_PUSHED_CHANGES } from '../../protocol.ts'
import type { ClientMessage } from '../../protocol.ts'
import { createClock } from '../../testing/clock.ts'
import { idOf } from '../../testing/guest.ts'
import { SECTION } from '../../testing/workplace.ts'
import type { LocalChange } from '../edits/replica.ts'
import {
  ANSWER_WITHIN_MS,
  CONNECT_WITHIN_MS,
  createLink,
  createPusher,
  PUSH_AFTER_MS,
  RECONNECT_MS,
  SLOW_AFTER_MS,
} from './line.ts'
import type { TransportEvents } from './transport.ts'

const HELLO: ClientMessage = { type: 'hello', clientId: idOf('ann') }

/** A link whose lines are opened, spoken on and closed by hand. */
function link({ random = 0.5, refuses = () => false }: { random?: number; refuses?: () => boolean } = {}) {
  const clock = createClock()
  const lines: { readonly events: TransportEvents; readonly sent: ClientMessage[]; closed: number }[] = []
  const heard: string[] = []
  const made = createLink(
    (events) => {
      const line = { events, sent: [] as ClientMessage[], closed: 0 }
      lines.push(line)
      if (refuses()) events.onClose()
      return { send: (message) => line.sent.push(message), close: () => void (line.closed += 1) }
    },
    { onOpen: () => heard.push('open'), onMessage: ({ type }) => heard.push(type), onLost: () => heard.push('lost') },
    clock.schedule,
    () => random,
  )
  /** Milliseconds until the next line is tried. */
  async function waitForLine() {
    const before = lines.length
    let waited = 0
    for (; lines.length === before; waited += 125) await clock.pass(125)
    return waited
  }
  return { ...made, clock, lines, heard, waitForLine }
}

describe('a line that breaks', () => {
  test('sync-Y32 the next one is tried after a wait that doubles up to less than 2 s, and is short again after one that works', async () => {
    const { open, succeed, lines, waitForLine } = link()
    open()
    const waits: number[] = []
    for (let at = 0; at < 7; at += 1) {
      lines.at(-1)?.events.onClose()
      waits.push(await waitForLine())
    }
    expect(waits).toEqual([500, 1000, 1625, 1625, 1625, 1625, 1625])
    succeed()
    lines.at(-1)?.events.onClose()
    expect(await waitForLine()).toBe(RECONNECT_MS.first)
  })

  test.each([
    [0, 375],
    [1, 625],
  ])('sync-Y32 chance %s makes the wait %s ms, so that many do not come back in one moment', async (random, wait) => {
    const { open, lines, waitForLine } = link({ random })
    open()
    lines[0]?.events.onClose()
    expect(await waitForLine()).toBe(wait)
  })

  test('sync-Y32 one that was let go says nothing more, and what is said goes over the next', async () => {
    const { open, send, restart, lines, heard, waitForLine } = link()
    open()
    lines[0]?.events.onOpen()
    restart()
    expect([lines[0]?.closed, heard]).toEqual([1, ['open', 'lost']])
    send(HELLO)
    await waitForLine()
    lines[1]?.events.onOpen()
    lines[0]?.events.onOpen()
    lines[0]?.events.onMessage({ type: 'writable' })
    lines[0]?.events.onClose()
    send(HELLO)
    expect(heard).toEqual(['open', 'lost', 'open'])
    expect(lines.map(({ sent }) => sent)).toEqual([[], [HELLO]])
  })

  test('sync-Y32 one that is refused at once is tried again like any other', async () => {
    const answers = [true, false]
    const { open, send, lines, heard, waitForLine } = link({ refuses: () => answers.shift() ?? false })
    open()
    send(HELLO)
    expect([heard, await waitForLine()]).toEqual([['lost'], 500])
    send(HELLO)
    expect(lines.map(({ sent }) => sent)).toEqual([[], [HELLO]])
  })

  test('sync-Y32 who is in a hurry gets the next one now instead of later, and no other beside one that stands', async () => {
    const { open, hurry, clock, lines } = link()
    open()
    hurry()
    expect(lines).toHaveLength(1)
    lines[0]?.events.onClose()
    hurry()
    hurry()
    expect(lines).toHaveLength(2)
    await clock.pass(RECONNECT_MS.longest * 2)
    expect(lines).toHaveLength(2)
  })

  test('sync-Y32 an attempt that nobody answers is given up; one that stands is not, however long it stands', async () => {
    const { open, clock, lines, heard, waitForLine } = link()
    open()
    await clock.pass(CONNECT_WITHIN_MS)
    expect([lines[0]?.closed, heard]).toEqual([1, ['lost']])
    await waitForLine()
    lines[1]?.events.onOpen()
    await clock.pass(CONNECT_WITHIN_MS * 3)
    expect([lines.length, lines[1]?.closed]).toEqual([2, 0])
  })

  test('sync-Y32 who is in a hurry does not wait for an attempt that takes long, but leaves a young one its time', async () => {
    const { open, hurry, clock, lines } = link()
    open()
    await clock.pass(SLOW_AFTER_MS - 1)
    hurry()
    expect(lines).toHaveLength(1)
    await clock.pass(1)
    hurry()
    expect([lines.length, lines[0]?.closed]).toEqual([2, 1])
    hurry()
    expect(lines).toHaveLength(2)
  })

  test('sync-Y32 one that is closed for good is followed by none, whether it stood or was awaited', async () => {
    for (const isLost of [false, true]) {
      const { open, close, clock, lines, heard } = link()
      open()
      if (isLost) lines[0]?.events.onClose()
      close()
      await clock.pass(RECONNECT_MS.longest * 2)
      expect([lines.length, lines[0]?.closed, heard]).toEqual(isLost ? [1, 0, ['lost']] : [1, 1, []])
    }
  })
})

/** Pushes what is pending; messages are answered by hand. */
function pusher(...names: readonly string[]) {
  const clock = createClock()
  const pending = new Map<string, LocalChange>()
  const sent: { readonly labels: readonly string[]; readonly isResent: boolean; readonly length: number }[] = []
  const refused: string[] = []
  let silences = 0
  const make = (label: string, to: string = label) =>
    pending.set(idOf(label), { localId: idOf(label), label, diff: changeOf(SECTION, 'name', '', to), time: 1 })
  for (const name of names) make(name)
  const made = createPusher({
    pending,
    send(message) {
      if (message.type !== 'push') return
      const labels = message.changes.map(({ label }) => label)
      sent.push({ labels, isResent: message.isResent === true, length: JSON.stringify(message).length })
    },
    schedule: clock.schedule,
    refuse(localId, [issue]) {
      refused.push(`${pending.get(localId)?.label} ${issue?.code}`)
      pending.delete(localId)
    },
    onSilence: () => (silences += 1),
  })
  const answer = (label: string) => {
    pending.delete(idOf(label))
    made.settle(idOf(label))
  }
  return { ...made, clock, make, answer, refused, sent, labels: () => sent.map(({ labels }) => labels), silences: () => silences }
}

describe('pushing', () => {
  test('sync-Y30 what waits goes at once, what comes then goes together when all of it is answered', async () => {
    const { start, wake, make, answer, isWaiting, clock, labels } = pusher('a', 'b')
    wake()
    await clock.pass(PUSH_AFTER_MS)
    expect([labels(), isWaiting()]).toEqual([[], false])
    start()
    expect([labels(), isWaiting()]).toEqual([[['a', 'b']], true])
    for (const name of ['c', 'd']) {
      make(name)
      wake()
    }
    answer('a')
    await clock.pass(PUSH_AFTER_MS * 2)
    expect(labels()).toHaveLength(1)
    answer('b')
    expect(isWaiting()).toBe(false)
    await clock.pass(PUSH_AFTER_MS - 1)
    expect(labels()).toHaveLength(1)
    await clock.pass(1)
    expect(labels()).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  test('sync-Y15 what went into a line that broke is sent again and marked, also when an earlier window sent it', () => {
    const { start, stop, make, answer, noteSent, wasSent, sent } = pusher('a')
    start()
    stop()
    start()
    answer('a')
    expect(wasSent(idOf('a'))).toBe(false)
    make('b')
    noteSent(idOf('b'))
    start()
    answer('b')
    make('c')
    start()
    expect(sent.map(({ labels: [label], isResent }) => [label, isResent])).toEqual([
      ['a', false],
      ['a', true],
      ['b', true],
      ['c', false],
    ])
    expect(wasSent(idOf('c'))).toBe(true)
  })

  test('sync-Y40 a message holds no more than it may, and what none can hold is refused', async () => {
    const { start, make, answer, clock, refused, sent, labels } = pusher()
    make('huge', 'x'.repeat(MAX_MESSAGE_LENGTH))
    for (const name of ['half', 'other', 'last']) make(name, 'x'.repeat(MAX_MESSAGE_LENGTH / 2 - 200))
    start()
    expect([refused, labels()]).toEqual([['huge too-large'], [['half', 'other']]])
    for (const name of ['half', 'other']) answer(name)
    await clock.pass(PUSH_AFTER_MS)
    expect(labels()[1]).toEqual(['last'])
    for (const { length } of sent) expect(length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH)
  })

  test('sync-Y40 a message holds 256 changes', () => {
    const { start, labels } = pusher(
      ...Array.from({ length: MAX_PUSHED_CHANGES + 1 }, (_, at) => `n${String(at).padStart(4, '0')}x`),
    )
    start()
    expect(labels()[0]).toHaveLength(MAX_PUSHED_CHANGES)
  })

  test('sync-Y44 silence is told once, 20 s after what was not answered, and not when it was answered or given up', async () => {
    const silent = pusher('a')
    silent.start()
    await silent.clock.pass(ANSWER_WITHIN_MS - 1)
    expect(silent.silences()).toBe(0)
    await silent.clock.pass(ANSWER_WITHIN_MS)
    expect(silent.silences()).toBe(1)
    const [answered, stopped] = [pusher('a'), pusher('a')]
    answered.start()
    answered.answer('a')
    stopped.start()
    stopped.stop()
    for (const { clock, silences, isWaiting, sent } of [answered, stopped]) {
      await clock.pass(ANSWER_WITHIN_MS * 2)
      expect([silences(), isWaiting(), sent.length]).toEqual([0, false, 1])
    }
  })

  test('sync-Y37 a pusher that is stopped before its moment sends nothing until it is started', async () => {
    const { start, stop, wake, make, answer, clock, labels } = pusher('a')
    start()
    answer('a')
    make('b')
    wake()
    stop()
    await clock.pass(PUSH_AFTER_MS * 2)
    expect(labels()).toEqual([['a']])
    start()
    expect(labels()).toEqual([['a'], ['b']])
  })
})
