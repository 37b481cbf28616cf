import { DRAFT_HELLO, EDITOR_HELLO, type DraftMessage } from '@heddle/workflow/watch'
import { expect, it, onTestFinished, vi } from 'vitest'
import { connectDraft } from './draft-connection.ts'

function connected(isTab = false) {
  const posted: { readonly message: unknown; readonly targetOrigin: string; readonly port: MessagePort }[] = []
  const draft = {
    postMessage: (message: unknown, { targetOrigin, transfer }: { targetOrigin: string; transfer: readonly MessagePort[] }) =>
      posted.push({ message, targetOrigin, port: transfer[0] as MessagePort }),
  }
  const host = new EventTarget()
  const heard: DraftMessage[] = []
  const left = vi.fn()
  const connection = connectDraft({
    window: () => draft as unknown as Window,
    origin: 'http://draft.example',
    onMessage: (_, message) => heard.push(message),
    onLeave: left,
    onConnect: () => undefined,
    isTab,
    host: host as unknown as Window,
  })
  onTestFinished(connection.close)
  const hear = (data: unknown, origin = 'http://draft.example', source: unknown = draft) =>
    host.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  return { posted, heard, left, hear, connection, host }
}

const hello = { type: DRAFT_HELLO, nonce: 'n' }
const released: DraftMessage = { type: 'released', run: 1 }

it('answers the draft’s window at its origin with its nonce and a channel, and hears through that', async () => {
  const { posted, heard, hear, connection } = connected()
  hear(hello)
  expect(posted).toMatchObject([{ message: { type: EDITOR_HELLO, nonce: 'n' }, targetOrigin: 'http://draft.example' }])
  const port = posted[0]?.port
  const got: unknown[] = []
  port?.addEventListener('message', ({ data }) => got.push(data))
  port?.start()
  port?.postMessage(released)
  connection.send({ type: 'pause' })
  await expect.poll(() => [heard, got]).toEqual([[released], [{ type: 'pause' }]])
})

it('answers nobody else: not another origin, another window or another word', () => {
  const { posted, hear } = connected()
  hear(hello, 'http://evil.example')
  hear(hello, 'http://draft.example', {})
  hear({ type: 'other', nonce: 'n' })
  hear(undefined)
  expect(posted).toEqual([])
})

it('another document of the draft takes the place of the one before', () => {
  const { posted, left, hear } = connected()
  hear(hello)
  hear({ ...hello, nonce: 'm' })
  expect(posted).toHaveLength(2)
  expect(left).toHaveBeenCalledOnce()
})

it('a tab is told when the editor’s document goes, a frame that goes with it is not', async () => {
  for (const isTab of [true, false]) {
    const { posted, hear, host, connection } = connected(isTab)
    hear(hello)
    const got: unknown[] = []
    posted[0]?.port.addEventListener('message', ({ data }) => got.push(data))
    posted[0]?.port.start()
    host.dispatchEvent(new Event('pagehide'))
    connection.send({ type: 'pause' })
    const expected = isTab ? [{ type: 'leave' }, { type: 'pause' }] : [{ type: 'pause' }]
    await expect.poll(() => got).toEqual(expected)
  }
})
