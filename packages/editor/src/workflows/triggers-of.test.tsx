import { expect, test } from 'vitest'
import { definePlugin } from '@heddle/kit'
import { insertPlugin, insertWorkflow, setComponent } from '@heddle/document/operations'
import { Button, fixtureElement, Page, Section } from '@heddle/testing'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { id as cardId, twoCards } from '../testing/two-cards.tsx'
import { shortTriggerLabel, triggerLabel, triggersOf } from './triggers-of.ts'

const Input = fixtureElement('form-input')
const [PAGE, SEND, NAME] = ['page000000000000', 'send000000000000', 'name000000000000'] as const
const chat = definePlugin({
  namespace: 'chat',
  label: { en: 'Chat' },
  description: { en: 'Talks' },
  icon: 'message-circle',
  triggers: { said: { label: { en: 'Something was said' }, example: { text: 'Hi' } } },
})
const editor = {
  ...createTestEditor(
    <Page id={PAGE} name="Home">
      <Section>
        <Button id={SEND} text="Send" />
        <Input id={NAME} />
      </Section>
    </Page>,
  ),
  plugins: new Map([['chat', chat]]),
}
const names = (ownerId?: string) => triggersOf(ownerId === undefined ? {} : { ownerId }, editor).map(({ name }) => name)

test('what an element tells of by itself stands before the events of the browser, each once', () => {
  expect(names(SEND)).toContain('click')
  const ofInput = names(NAME)
  expect(ofInput.indexOf('change')).toBeGreaterThanOrEqual(0)
  expect(ofInput.indexOf('change')).toBeLessThan(ofInput.indexOf('mouseenter'))
  expect(new Set(ofInput).size).toBe(ofInput.length)
})

test('only the app hears of the first load; pages and the app hear of the page', () => {
  expect(names(PAGE)).toContain('onload')
  expect(names(PAGE)).not.toContain('onload-app')
  expect(names()).toEqual(expect.arrayContaining(['onload-app', 'before-collection-fetch-app', 'onload', 'keydown']))
})

test('plugins that the project uses have triggers of their own, named as they are told of', () => {
  expect(names(PAGE).some((name) => name.endsWith('-said'))).toBe(false)
  const result = insertPlugin(editor.view, { name: 'Team chat', namespace: 'chat', newId: editor.newId })
  editor.change('Add', result)
  const [id = ''] = (result.ok && result.ids) || []
  const trigger = triggersOf({ ownerId: PAGE }, editor).find(({ name }) => name === `${id}-said`)
  expect(trigger).toMatchObject({ label: { en: 'Team chat: Something was said' }, example: { text: 'Hi' } })
})

test('a trigger goes by its label, in one case wherever it is shown in short, and by its name where nobody knows it', () => {
  const shown = (trigger: string, ownerId: string) => [
    triggerLabel({ trigger, ownerId }, editor),
    shortTriggerLabel({ trigger, ownerId }, editor),
  ]
  expect(shown('click', SEND)).toEqual(['On click', 'Click'])
  expect(shown('change', NAME)).toEqual(['Change', 'Change'])
  expect(shown('page-unload', PAGE)).toEqual(['On leaving the page', 'Leaving the page'])
  expect(shown('swipe', SEND)).toEqual(['swipe', 'swipe'])
})

test('what a component tells has its sample; without one it is what a workflow inside tells that needs no running', () => {
  const own = createTestEditor(twoCards)
  const { view } = own
  const told = cardId('told')
  const triggers = (event?: number) => ({ [told]: { name: 'told', ...(event !== undefined && { event: { cost: event } }) } })
  const set = (event?: number) =>
    own.change('Trigger', setComponent(view, { id: cardId('card'), values: { triggers: triggers(event) } }))
  const example = () => triggersOf({ ownerId: cardId('first') }, own).find(({ name }) => name === told)?.example
  const tell = (name: string, event: unknown) =>
    own.store.apply({
      set: {
        [cardId('tells')]: { [`actions/${cardId(name)}`]: [null, { type: 'emit-trigger', args: { triggerId: told, event } }] },
      },
    } as never)
  set()
  own.change(
    'Tells',
    insertWorkflow(view, { name: 'Tells', trigger: 'click', ownerId: cardId('label'), newId: () => cardId('tells') }),
  )
  expect(example()).toBeUndefined()
  tell('a', { cost: { type: 'f', code: '1 + 1' } })
  expect(example()).toBeUndefined()
  tell('b', { cost: 97 })
  expect(example()).toEqual({ cost: 97 })
  set(5)
  expect(example()).toEqual({ cost: 5 })
})
