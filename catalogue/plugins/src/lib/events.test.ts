import { expect, it } from 'vitest'
import { eventsOf } from './events.ts'

async function read(...parts: readonly string[]): Promise<readonly string[]> {
  async function* stream() {
    for (const part of parts) yield new TextEncoder().encode(part)
  }
  const events: string[] = []
  for await (const event of eventsOf(stream())) events.push(event)
  return events
}

it('events of a stream come one by one, however they are cut', async () => {
  const text = ': hello\nevent: more\ndata: {"n":1}\n\ndata: a\r\ndata: b\r\n\r\nid: 7\n\ndata:last'
  expect(await read(text)).toEqual(['{"n":1}', 'a\nb', 'last'])
  expect(await read(...text)).toEqual(['{"n":1}', 'a\nb', 'last'])
})

it('a line without an end is not held for ever', async () => {
  expect(await read('data: one\n\n', ...Array.from({ length: 30 }, () => 'x'.repeat(50_000)), '\n\ndata: two\n\n')).toEqual([
    'one',
  ])
})
