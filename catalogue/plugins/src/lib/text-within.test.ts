import { expect, it } from 'vitest'
import { textWithin } from './text-within.ts'

function streamOf(parts: readonly Uint8Array[]) {
  let given = 0
  let isCancelled = false
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(control) {
        const part = parts[given++]
        if (part) control.enqueue(part)
        else control.close()
      },
      cancel: () => void (isCancelled = true),
    },
    { highWaterMark: 0 },
  )
  return { stream, given: () => given, isCancelled: () => isCancelled }
}

it('a text of the size that is allowed comes whole, letters cut between its parts too', async () => {
  const bytes = new TextEncoder().encode('Zürich 😀')
  const { stream } = streamOf([...bytes].map((byte) => Uint8Array.of(byte)))
  expect(await textWithin(stream, bytes.length)).toBe('Zürich 😀')
  expect(await textWithin(streamOf([]).stream, 0)).toBe('')
})

it('of one that is larger nothing more is asked for', async () => {
  const { stream, given, isCancelled } = streamOf(Array.from({ length: 100 }, () => new Uint8Array(10)))
  expect(await textWithin(stream, 25)).toBeUndefined()
  expect(given()).toBe(3)
  expect(isCancelled()).toBe(true)
})

it('a byte order mark is no part of the text', async () => {
  expect(await textWithin(streamOf([Uint8Array.of(0xef, 0xbb, 0xbf, 0x61)]).stream, 10)).toBe('a')
})
