import { expect, test } from 'vitest'
import type { PublishTools } from '../../publish-field.ts'
import { trail } from './field.ts'
import { publish } from './publish.ts'

const field = trail({ label: { en: 'From the address' } })

test('the way to a page is asked for at first, and takes no formula', () => {
  expect([field.default, field.bindable]).toEqual([true, false])
})

test.each([true, false])('%s is whether it is asked for', (value) => expect(field.check(value)).toBeUndefined())

test.each([null, 0, 'true', [], {}])('%j says nothing of that', (value) =>
  expect(field.check(value)).toBe('must be true or false'),
)

test('pages get its steps where it is asked for, and none where it is not', () => {
  const steps = [{ label: 'Home', link: '/' }]
  const asked: string[] = []
  const tools = {
    trail: () => {
      asked.push('trail')
      return steps
    },
  } as unknown as PublishTools
  expect([publish(true, field, tools), publish(false, field, tools)]).toEqual([steps, []])
  expect(asked).toEqual(['trail'])
})
