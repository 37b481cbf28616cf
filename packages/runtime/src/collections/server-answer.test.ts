import { afterEach, expect, test, vi } from 'vitest'
import { answerOf, messageOf } from './server-answer.ts'

afterEach(() => void vi.unstubAllGlobals())
const { signal } = new AbortController()
const answering = (make: () => Response) => vi.stubGlobal('fetch', async () => make())

test('runtime-RC10 what our server answers is an object, or an error in its words, or in those of the way to it', async () => {
  answering(() => Response.json({ data: [1] }))
  expect(await answerOf('/x', '{}', signal)).toEqual({ data: [1] })
  answering(() => Response.json({ error: { code: 'busy', message: 'Too much to do.' } }, { status: 503 }))
  await expect(answerOf('/x', '{}', signal)).rejects.toThrow(/^Too much to do\.$/)
  answering(() => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }))
  await expect(answerOf('/x', '{}', signal)).rejects.toThrow(/^502 Bad Gateway$/)
  for (const unreadable of ['7', 'null', '"text"', '<html>', '']) {
    answering(() => new Response(unreadable))
    await expect(answerOf('/x', '{}', signal)).rejects.toThrow('The answer of the server cannot be read.')
  }
})

test('runtime-RC10 a message is told wherever a server puts it, and nothing that is no text', () => {
  expect([messageOf({ error: { message: 'a' } }), messageOf({ message: 'b' })]).toEqual(['a', 'b'])
  for (const none of [undefined, null, 'c', {}, { error: 'd' }, { error: null }, { error: { message: 7 } }, [1]])
    expect(messageOf(none)).toBeUndefined()
})
