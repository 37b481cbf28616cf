import type { GivenAnswer } from '@heddle/workflow/watch'
import { expect, it } from 'vitest'
import { givenAnswers } from './given-answers.ts'

const answer = (text: string, more: Partial<GivenAnswer> = {}): GivenAnswer => ({
  method: 'GET',
  url: '/orders',
  body: undefined,
  status: 200,
  headers: { 'content-type': 'text/plain' },
  text,
  ...more,
})
const textOf = async (given: ReturnType<typeof givenAnswers>, asked = answer('')) => (await given(asked)).text()

it('the same request gets its answers in the order they came, and the last one from then on', async () => {
  const given = givenAnswers([answer('first'), answer('second')])
  expect([await textOf(given), await textOf(given), await textOf(given)]).toEqual(['first', 'second', 'second'])
})

it('a request with another body gets the answer of its address, and one that was never asked fails with its name', async () => {
  const given = givenAnswers([answer('made', { method: 'POST', body: '{"a":1}', status: 201 })])
  const response = await given(answer('', { method: 'POST', body: '{"a":2}' }))
  expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([201, 'made', 'text/plain'])
  await expect(given(answer(''))).rejects.toThrow('No answer was recorded for GET /orders')
})

it('an answer without a body stays one, and one that never came fails as it did', async () => {
  const given = givenAnswers([answer('', { status: 204 }), answer('Failed to fetch', { url: '/down', status: 0 })])
  expect((await given(answer(''))).body).toBeNull()
  await expect(given(answer('', { url: '/down' }))).rejects.toThrow('Failed to fetch')
})
