import { expect, test } from 'vitest'
import { readJsonLines } from './read-lines.ts'

function streamOf(parts: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
}
const read = async (parts: readonly Uint8Array[]) => {
  const found: unknown[] = []
  for await (const value of readJsonLines(streamOf(parts))) found.push(value)
  return found
}
const bytes = new TextEncoder().encode('{"step":"Рисуем"}\n\n{"done":2}')

test('lines arrive whole, however the network cuts them', async () => {
  for (let size = 1; size <= bytes.length; size += 1) {
    const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.slice(at * size, (at + 1) * size))
    expect(await read(parts)).toEqual([{ step: 'Рисуем' }, { done: 2 }])
  }
})

test('a broken line is an error, not silence', async () => {
  await expect(read([new TextEncoder().encode('{"step":\n')])).rejects.toThrow()
})
