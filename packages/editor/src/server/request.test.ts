import { expect, test } from 'vitest'
import { messageOf, request, requestJson, ServerError } from './request.ts'

const answering =
  (response: () => Response): typeof globalThis.fetch =>
  async () =>
    response()

test('a refusal carries the words and the field of the server', async () => {
  const fetch = answering(() =>
    Response.json({ error: { code: 'email-taken', message: 'Somebody has this address', path: 'email' } }, { status: 409 }),
  )
  await expect(requestJson(fetch, '/api/sign-up')).rejects.toMatchObject({
    code: 'email-taken',
    path: 'email',
    status: 409,
    message: 'Somebody has this address',
  })
})

test('an answer without our words still says something', async () => {
  const error = await request(
    answering(() => new Response('<html>', { status: 502 })),
    '/api/projects',
  ).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ServerError)
  expect(messageOf(error)).toContain('502')
})

test('no answer at all is told apart from a refusal', async () => {
  const fetch: typeof globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(request(fetch, '/api/session')).rejects.toMatchObject({ code: 'unreachable' })
})
