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

/** Elements that share what their control holds, which visitors change. */
const controls = elementDefinitions.filter(
  ({ exposes, fields, events }) => 'value' in exposes && 'value' in fields && 'change' in events,
)

/** What each is bound to at first, and later. */
const GIVEN: Readonly<Record<string, readonly [first: unknown, later: unknown]>> = {
  accordion: [false, true],
  checkbox: [true, false],
  toggle: [true, false],
  'checkbox-group': [[], ['option-1']],
  'radio-group': ['', 'option-1'],
  'masked-input': ['', '20'],
  'one-time-code': ['', '20'],
  phone: ['', '+4420'],
  rating: [0, 2],
  slider: [0, 20],
  'color-picker': ['', '#00ff00'],
  'double-slider': [
    { start: 0, end: 50 },
    { start: 10, end: 20 },
  ],
  stepper: [0, 20],
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLDetailsElement
/** The last of its controls: of several the one that is not chosen at first. */
const controlOf = (element: HTMLElement): Control =>
  [element, ...element.querySelectorAll<HTMLElement>('*')]
    .filter((part): part is Control => part.matches('input, select, details'))
    .at(-1) ?? expect.fail('there is no control')
const isDetails = (control: Control): control is HTMLDetailsElement => control.localName === 'details'
const isPressed = ({ type }: Exclude<Control, HTMLDetailsElement>): boolean => type === 'checkbox' || type === 'radio'

/** What a person may have typed or drawn. */
function earlyText({ type, inputMode, className }: Exclude<Control, HTMLDetailsElement>): string {
  if (type === 'range' || type === 'tel' || inputMode === 'numeric') return '70'
  return className.includes('color') ? '#ff0000' : 'early'
}

function use(body: HTMLElement): void {
  const control = controlOf(body.querySelector<HTMLElement>('[data-element]') ?? expect.fail('there is no element'))
  if (isDetails(control)) control.open = true
  else if (isPressed(control)) control.click()
  else if (control.localName === 'select') (control as HTMLSelectElement).selectedIndex = 2
  else control.value = earlyText(control)
}

/** What a person sees that it holds. */
function shownBy(element: HTMLElement): string {
  const control = controlOf(element)
  if (isDetails(control)) return String(control.open)
  return isPressed(control) ? String((control as HTMLInputElement).checked) : control.value
}

const nothing = (): void => {}
const strange = (body: HTMLElement): void => body.querySelector('main')?.prepend(document.createElement('b'))

test('there are such elements', () =>
  expect(controls.map(({ type }) => type)).toEqual(expect.arrayContaining(['form-input', 'select', ...Object.keys(GIVEN)])))

describe.each(controls.map((definition) => [definition.type, definition] as const))('a %s', (type, definition) => {
  const component = elementComponents[type]
  if (!component) throw new Error(`${type} has no body`)

  test.each([
    ['adopted', nothing],
    ['drawn anew', strange],
  ])('used before its page is %s keeps what it holds, shares it, and says so once', async (_, alter) => {
    const [first, later] = GIVEN[type] ?? ['', 'other']
    opened = await openElement({
      definition,
      component,
      values: { given: first },
      props: { value: publishedBinding('given'), debounce: false },
      before: (body) => {
        use(body)
        alter(body)
      },
    })
    const said = opened.saidOf('change').map((payload): unknown => Reflect.get(Object(payload), 'value'))
    expect(said).toEqual([opened.variable('value')])
    expect(said[0]).not.toBe(first)
    const held = shownBy(opened.element())
    expect(held).not.toBe('')
    // It is the visitor's from now on, as if it had been done at this moment.
    await opened.set({ given: later })
    expect(opened.variable('value')).toEqual(later)
    // What is on or off can be only one of two.
    if (typeof later !== 'boolean') expect(shownBy(opened.element())).not.toBe(held)
  })
})
