import { afterEach, describe, expect, test } from 'vitest'
import { publishedBinding } from '@heddle/testing'
import { openElement, type LiveElement } from '@heddle/testing/live-element'
import { elementComponents } from './components.gen.ts'
import { elementDefinitions } from './definitions.gen.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  await opened?.close()
  opened = undefined
})

/** Elements that share what their control holds. */
const controls = elementDefinitions.filter(({ exposes, fields }) => 'value' in exposes && 'value' in fields)

function use(body: HTMLElement): void {
  const control = body.querySelector<HTMLInputElement | HTMLSelectElement>('input, select, textarea')
  if (!control) throw new Error(`There is no control in ${body.innerHTML}`)
  if (control.localName === 'select') (control as HTMLSelectElement).selectedIndex = 2
  else control.value = 'early'
}

const nothing = (): void => {}
const strange = (body: HTMLElement): void => body.querySelector('main')?.prepend(document.createElement('b'))

test('there are such elements', () => expect(controls.map(({ type }) => type)).toEqual(['form-input', 'select']))

describe.each(controls.map((definition) => [definition.type, definition] as const))('a %s', (type, definition) => {
  const component = elementComponents[type]
  if (!component) throw new Error(`${type} has no body`)

  test.each([
    ['adopted', nothing],
    ['drawn anew', strange],
  ])('used before its page is %s keeps what it holds, shares it, and says so once', async (_, alter) => {
    opened = await openElement({
      definition,
      component,
      values: { given: '' },
      props: { value: publishedBinding('given') },
      before: (body) => {
        use(body)
        alter(body)
      },
    })
    const control = opened.element() as HTMLInputElement
    const said = opened.saidOf('change').map((payload): unknown => Reflect.get(Object(payload), 'value'))
    expect(said).toEqual([opened.variable('value')])
    expect(said[0]).not.toBe('')
    expect(control.value).not.toBe('')
    const { value } = control
    // It is the visitor's from now on, as if it had been done at this moment.
    await opened.set({ given: 'other' })
    expect(opened.variable('value')).toBe('other')
    expect(value).not.toBe(control.value)
  })
})
