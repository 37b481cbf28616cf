import { expect, test } from 'vitest'
import type { TransportEvents } from '@heddle/sync/client'
import type { LogEntry, ServerMessage } from '@heddle/sync/protocol'
import { recordEntries, syncAddress } from './transport.ts'

const entry = (seq: number): LogEntry => ({
  seq,
  localId: `local${seq}`,
  clientId: 'client',
  author: { id: 'grace', name: 'Grace' },
  label: `Change ${seq}`,
  time: seq,
  diff: {},
})
const welcome = (...entries: readonly LogEntry[]): ServerMessage => ({
  type: 'welcome',
  seq: 3,
  role: 'editor',
  entries,
  peers: [],
})

/** A transport whose messages are said by hand; `seen` is what was recorded when each of them was taken in. */
function open() {
  let said: TransportEvents | undefined
  const { transport, entries } = recordEntries((events) => {
    said = events
    return { send: () => undefined, close: () => undefined }
  })
  const seen: string[] = []
  const seqs = () => entries.value.map(({ seq }) => seq).join()
  transport({ onOpen: () => undefined, onMessage: () => void seen.push(seqs()), onClose: () => undefined })
  return { say: (message: ServerMessage) => said?.onMessage(message), seen, seqs }
}

test('what others changed is known before it is seen, each change once', () => {
  const { say, seen, seqs } = open()
  say({ type: 'entries', entries: [entry(1)] })
  say({ type: 'entries', entries: [entry(1), entry(2)] })
  expect([seen, seqs()]).toEqual([['1', '1,2'], '1,2'])
})

test('so is what they changed while the line was cut', () => {
  const { say, seqs } = open()
  say(welcome(entry(1)))
  say(welcome(entry(2), entry(3)))
  say({ type: 'welcome', seq: 3, role: 'editor', peers: [] })
  expect(seqs()).toBe('1,2,3')
})

test('a page that came by https talks over a line that is encrypted too', () => {
  expect(syncAddress('p', { protocol: 'https:', host: 'x.org' })).toBe('wss://x.org/api/projects/p/sync')
  expect(syncAddress('p', { protocol: 'http:', host: 'localhost:4000' })).toBe('ws://localhost:4000/api/projects/p/sync')
})
