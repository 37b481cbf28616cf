import type { DraftMessage } from '@heddle/workflow/watch'
import { afterEach, expect, it } from 'vitest'
import { createTelling } from './telling.ts'
import { createTypedPasswords } from './typed-passwords.ts'

afterEach(() => document.body.replaceChildren())

function opened() {
  const passwords = createTypedPasswords()
  const sent: DraftMessage[] = []
  const due: (() => void)[] = []
  const telling = createTelling((work) => void due.push(work), passwords)
  telling.open({ postMessage: (message: DraftMessage) => void sent.push(structuredClone(message)) } as never)
  const told = (): string => {
    for (const work of due.splice(0)) work()
    return JSON.stringify(sent)
  }
  return { passwords, telling, told }
}
function field(type: string): HTMLInputElement {
  const input = document.body.appendChild(document.createElement('input'))
  input.type = type
  return input
}
function type(input: HTMLInputElement, text: string): void {
  for (let at = 1; at <= text.length; at += 1) {
    input.value = text.slice(0, at)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}
const value = (to: unknown) => ({ kind: 'value', at: 0, id: 'v', value: to }) as const

it('what was typed into a field for passwords leaves the draft as a mark, wherever it stands, each letter of it too', () => {
  const { passwords, telling, told } = opened()
  passwords.watch(document)
  const [secret, plain] = [field('password'), field('text')]
  type(secret, 'open sesame')
  type(plain, 'said aloud')
  for (const text of ['open', 'open ses', 'open sesame']) telling.tell(value(text))
  telling.tell(value({ deep: [{ text: 'x=open sesame&y' }] }))
  telling.step(1, { kind: 'call', at: 0, id: 'http.fetch', value: ['/in', { body: 'open sesame' }] })
  telling.tell({ kind: 'log', at: 0, level: 'info', message: 'open sesame', data: ['open sesame'] })
  telling.tell(value('said aloud'))
  expect(told()).not.toContain('open')
  expect(told()).toContain('•••')
  expect(told()).toContain('said aloud')
})

it('a field that shows its password is one for passwords still; what stood in one before anybody typed counts', () => {
  const { passwords, telling, told } = opened()
  passwords.watch(document)
  const shown = field('password')
  shown.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  shown.type = 'text'
  type(shown, 'hidden once')
  field('password').value = 'filled in'
  document.body.click()
  telling.tell(value(['hidden once', 'filled in']))
  expect(told()).not.toMatch(/hidden|filled/)
})

it('what an action is given as a password is one, from wherever it comes', () => {
  const { telling, told } = opened()
  const given = {
    type: 'plugin-action',
    args: { email: 'ann@example.org', password: 'from a formula', newPassword: 'and another' },
  }
  telling.step(1, { kind: 'arguments', at: 0, id: 'a', value: given })
  telling.step(1, { kind: 'call', at: 0, id: 'plugins.run', value: ['from a formula'] })
  telling.say({ type: 'key', key: 'run' })
  expect(told()).not.toMatch(/from a formula|and another/)
  expect(told()).toContain('ann@example.org')
})

it('short texts and a flood of them hide nothing else', () => {
  const { passwords, telling, told } = opened()
  passwords.add('abc')
  for (let at = 0; at < 1000; at += 1) passwords.add(`typed now ${at}`)
  telling.tell(value(['abc', 'typed now 0', 'typed now 999']))
  expect(told()).toContain('["abc","typed now 0","•••"]')
})

it('a password that reads like a word of the protocol breaks no message', () => {
  const { passwords, telling, told } = opened()
  for (const text of ['told', 'value', 'steps', 'call', 'http.fetch']) passwords.add(text)
  telling.tell(value('value'))
  telling.step(1, { kind: 'call', at: 0, id: 'http.fetch', value: ['told', { type: 'steps', id: 'call' }] })
  telling.say({ type: 'key', key: 'run' })
  const sent = JSON.parse(told()) as readonly DraftMessage[]
  expect(sent.map(({ type }) => type)).toEqual(['told', 'key'])
  expect(sent[0]).toMatchObject({
    items: [
      { kind: 'value', value: '•••' },
      { kind: 'steps', kinds: ['call'], ids: ['http.fetch'], values: [['•••', { type: '•••', id: '•••' }]] },
    ],
  })
})
