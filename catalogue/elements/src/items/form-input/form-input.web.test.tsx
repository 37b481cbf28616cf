import { Profiler, type ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { controlOpener } from '@heddle/testing/control-opener'
import type { LiveElementOptions } from '@heddle/testing/live-element'
import { publishedBinding } from '@heddle/testing'
import type { ElementComponent } from '@heddle/kit/react'
import { stateSelector } from '@heddle/style'
import { elementStyles } from '../../styles.gen.ts'
import { FormInput } from './component.tsx'
import { formInputDefinition } from './definition.ts'

const openInput = controlOpener(formInputDefinition, FormInput, { accessibleLabel: 'Name' })
afterEach(() => void vi.useRealTimers())

async function open(...how: Parameters<typeof openInput>) {
  const live = await openInput(...how)
  return {
    ...live,
    input: (row?: number) => live.element(row) as HTMLInputElement,
  }
}

describe('typing', () => {
  test('every key changes the variable and says so, with the browser’s event', async () => {
    const { input, valuesOf, saidOf, variable } = await open()
    await userEvent.click(input())
    await userEvent.keyboard('tea')
    expect(variable('value')).toBe('tea')
    expect(valuesOf('change')).toEqual(['t', 'te', 'tea'])
    expect(Reflect.get(Object(saidOf('change')[0]), 'domEvent')).toBeInstanceOf(InputEvent)
  })

  test('in the middle of a text leaves the caret where it is', async () => {
    const { input, variable } = await open({ value: 'ab' })
    await userEvent.click(input())
    await userEvent.keyboard('{Home}{ArrowRight}xy')
    expect(variable('value')).toBe('axyb')
    expect(input().selectionStart).toBe(3)
  })

  test('focus, Enter and leaving are said; nothing is said before', async () => {
    const { input, said, names, valuesOf } = await open({ value: 'a' })
    expect(said).toEqual([])
    await userEvent.click(input())
    await userEvent.keyboard('{Enter}{Tab}')
    expect(names()).toEqual(['focus', 'onEnterKey', 'blur'])
    expect(valuesOf('onEnterKey')).toEqual(['a'])
  })

  test('a key is said with its name, so that Escape can be told from others', async () => {
    const { input, saidOf } = await open({ value: 'a' })
    await userEvent.click(input())
    await userEvent.keyboard('{Escape}b')
    expect(saidOf('keydown').map((event) => (event as KeyboardEvent).key)).toEqual(['Escape', 'b'])
  })

  test('what is pasted is said before it stands there', async () => {
    const paste = (input: HTMLInputElement): void => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', 'from elsewhere')
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    }
    const { input, names } = await open({ value: 'a' })
    paste(input())
    expect([names(), input().value]).toEqual([['paste'], 'a'])
  })

  test('Enter that ends a composition is no Enter', async () => {
    const { input, names, valuesOf } = await open()
    await userEvent.click(input())
    const session = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }
    await session.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 })
    await userEvent.keyboard('{Enter}')
    expect(names()).not.toContain('onEnterKey')
    await session.send('Input.insertText', { text: '日本' })
    expect(input().value).toContain('日本')
    expect(valuesOf('change').at(-1)).toBe(input().value)
    await userEvent.keyboard('{Enter}')
    expect(valuesOf('onEnterKey')).toEqual([input().value])
  })

  test('before the scripts came is kept, and said once', async () => {
    const { input, variable, valuesOf } = await open(
      {},
      { before: (body) => void (body.querySelector('input') as HTMLInputElement).setRangeText('early') },
    )
    expect(input().value).toBe('early')
    expect(variable('value')).toBe('early')
    expect(valuesOf('change')).toEqual(['early'])
  })
})

describe('the field is the browser’s own while somebody types', () => {
  test('no key draws it again', async () => {
    const drawn: string[] = []
    const Counted = (props: Parameters<typeof FormInput>[0]): ReactNode => (
      <Profiler id="input" onRender={(_, phase) => void drawn.push(phase)}>
        <FormInput {...props} />
      </Profiler>
    )
    const { input, variable } = await open({}, { component: Counted as ElementComponent })
    await userEvent.click(input())
    drawn.length = 0
    await userEvent.keyboard('tea')
    expect(variable('value')).toBe('tea')
    expect(drawn).toEqual([])
  })

  test('what was typed is undone by the browser, and said like any change', async () => {
    const { input, variable, valuesOf } = await open()
    await userEvent.click(input())
    await userEvent.keyboard('tea')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(input().value).not.toBe('tea')
    expect(variable('value')).toBe(input().value)
    expect(valuesOf('change').at(-1)).toBe(input().value)
  })

  test('what is filled in is said once, also by browsers that tell of the change alone', async () => {
    const { input, variable, valuesOf } = await open()
    input().setRangeText('ada')
    input().dispatchEvent(new Event('change', { bubbles: true }))
    expect(variable('value')).toBe('ada')
    input().setRangeText('grace', 0, 3)
    for (const name of ['input', 'change']) input().dispatchEvent(new Event(name, { bubbles: true }))
    expect(valuesOf('change')).toEqual(['ada', 'grace'])
  })

  test('a value that its own change sets goes on where the caret is', async () => {
    const { input, set, variable } = await open({ value: publishedBinding('given') }, { values: { given: 'ac' } })
    await userEvent.click(input())
    await userEvent.keyboard('{Home}{ArrowRight}')
    for (const key of 'b!') {
      await userEvent.keyboard(key)
      await set({ given: variable('value') })
    }
    expect(input().value).toBe('ab!c')
    expect(input().selectionStart).toBe(3)
  })

  test('a key after a workflow set the value goes into what stands there', async () => {
    const { input, setVariable, variable } = await open()
    await userEvent.click(input())
    await userEvent.keyboard('te')
    await setVariable('value', 'TE')
    await userEvent.keyboard('a')
    expect(input().value).toBe('TEa')
    expect(variable('value')).toBe('TEa')
  })

  test.each([
    ['text', 'old', 'old!', 'old'],
    ['textarea', 'old', 'old!', 'old'],
  ])(
    'a form that is reset gives a %s its first value, for formulas too, and says no change',
    async (type, value, typed, first) => {
      const form = document.createElement('form')
      form.id = 'around'
      document.body.append(form)
      try {
        const { input, variable, valuesOf } = await open({ type, value })
        input().setAttribute('form', form.id)
        await userEvent.click(input())
        await userEvent.keyboard(typed.at(-1) ?? '')
        expect(input().value).toBe(typed)
        const before = valuesOf('change').length
        form.addEventListener('reset', (event) => event.preventDefault(), { once: true })
        form.reset()
        expect(input().value).toBe(typed)
        form.reset()
        expect(input().value).toBe(String(first))
        expect(variable('value')).toBe(first)
        expect(valuesOf('change')).toHaveLength(before)
      } finally {
        form.remove()
      }
    },
  )
})

describe('debounce', () => {
  const SLOW = { debounce: true, debounceDelay: 300 }
  async function openSlow(props: LiveElementOptions['props'] = {}) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const live = await open({ ...SLOW, ...props })
    await userEvent.click(live.input())
    return live
  }

  test('the variable is there at once, the event once nothing was typed for the delay', async () => {
    const { variable, valuesOf } = await openSlow()
    await userEvent.keyboard('te')
    vi.advanceTimersByTime(299)
    await userEvent.keyboard('a')
    expect(variable('value')).toBe('tea')
    vi.advanceTimersByTime(299)
    expect(valuesOf('change')).toEqual([])
    vi.advanceTimersByTime(1)
    expect(valuesOf('change')).toEqual(['tea'])
  })

  test.each([
    ['{Enter}', ['focus', 'change', 'onEnterKey']],
    ['{Tab}', ['focus', 'change', 'blur']],
  ])('%s says what waits first, and once', async (key, expected) => {
    const { names } = await openSlow()
    await userEvent.keyboard(`te${key}`)
    expect(names()).toEqual(expected)
    vi.advanceTimersByTime(1000)
    expect(names()).toEqual(expected)
  })

  test('what waits when the input goes is dropped', async () => {
    const { valuesOf, close } = await openSlow()
    await userEvent.keyboard('te')
    await close()
    vi.advanceTimersByTime(1000)
    expect(valuesOf('change')).toEqual([])
  })
})

describe('values from outside', () => {
  test('a variable that a workflow sets is shown at once and says nothing', async () => {
    const { input, setVariable, said } = await open({ value: 'old' })
    await setVariable('value', 'new')
    expect(input().value).toBe('new')
    expect(said).toEqual([])
  })

  test('a bound initial value that changes is followed and said, one that stays equal is not', async () => {
    const { input, set, variable, names, valuesOf } = await open({ value: publishedBinding('given') }, { values: { given: 'a' } })
    expect(variable('value')).toBe('a')
    await userEvent.click(input())
    await userEvent.keyboard('{End}b')
    await set({ given: 'a' })
    expect(input().value).toBe('ab')
    await set({ given: 'z' })
    expect(input().value).toBe('z')
    expect(variable('value')).toBe('z')
    expect(valuesOf('initValueChange')).toEqual(['z'])
    expect(names()).toEqual(['focus', 'change', 'initValueChange'])
  })

  test.each([
    [null, ''],
    [undefined, ''],
    [7, '7'],
    [{ a: 1 }, '{"a":1}'],
    ['two\nlines', 'twolines'],
  ])('a formula that gives %j shows %j', async (given, shown) => {
    const { input, said } = await open(
      { value: publishedBinding('given'), placeholder: publishedBinding('given') },
      { values: { given } },
    )
    expect(input().value).toBe(shown)
    expect(said).toEqual([])
  })

  test('inside a repeat every row has a value of its own, and keeps it while the rows move', async () => {
    const { input, variable, set, saidOf } = await open(
      { value: publishedBinding('context.item.data.name') },
      {
        over: publishedBinding('rows'),
        values: {
          rows: [
            { id: 1, name: 'rye' },
            { id: 2, name: 'oat' },
          ],
        },
      },
    )
    await userEvent.click(input(1))
    await userEvent.keyboard('{End}s')
    expect([input(0).value, input(1).value]).toEqual(['rye', 'oats'])
    expect(variable('value')).toBeNull()
    expect(saidOf('change')).toHaveLength(1)
    await set({
      rows: [
        { id: 2, name: 'oat' },
        { id: 1, name: 'rye' },
      ],
    })
    expect([input(0).value, input(1).value]).toEqual(['oats', 'rye'])
  })
})

describe('what the browser checks', () => {
  test('is refused once the visitor has left the input after a change, and no longer when it is mended', async () => {
    const { input } = await open({ pattern: '[A-Z]+', required: false })
    await userEvent.click(input())
    await userEvent.keyboard('ab')
    expect(input().getAttribute('aria-invalid')).toBeNull()
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => input().getAttribute('aria-invalid')).toBe('true')
    expect(input().dataset['state']).toBe('invalid')
    await userEvent.fill(input(), 'AB')
    expect(input().getAttribute('aria-invalid')).toBeNull()
    expect(input().dataset['state']).toBeUndefined()
  })

  test('an empty required input that was only passed is not scolded; one that is sent is', async () => {
    const { input } = await open()
    await userEvent.click(input())
    await userEvent.keyboard('{Tab}')
    expect(input().validity.valid).toBe(false)
    expect(input().getAttribute('aria-invalid')).toBeNull()
    input().checkValidity()
    await expect.poll(() => input().getAttribute('aria-invalid')).toBe('true')
  })

  test('takes no more than the greatest length', async () => {
    const { input } = await open({ maxLength: 3, minLength: -1 })
    await userEvent.click(input())
    await userEvent.keyboard('abcdef')
    expect(input().value).toBe('abc')
    expect(input().minLength).toBe(-1)
  })
})

describe('states and actions', () => {
  test('read-only can be focused and not changed', async () => {
    const { input, names } = await open({ readonly: true, value: 'fixed', type: 'search' })
    await userEvent.click(input())
    await userEvent.keyboard('x{Escape}')
    expect(input().value).toBe('fixed')
    expect(input().matches(stateSelector('readonly') ?? '')).toBe(true)
    expect(names()).toEqual(['focus'])
  })

  test('disabled cannot be focused', async () => {
    const { input } = await open({ disabled: true })
    input().focus()
    expect(document.activeElement).not.toBe(input())
  })

  test('workflows focus it, select its text, take the focus away', async () => {
    const { input, run } = await open({ value: 'abc' })
    await run('focus')
    expect(document.activeElement).toBe(input())
    await run('select-text')
    expect([input().selectionStart, input().selectionEnd]).toEqual([0, 3])
    await run('blur')
    expect(document.activeElement).not.toBe(input())
  })

  test('a read-only input does not take the focus by a workflow', async () => {
    const { input, run } = await open({ readonly: true })
    await run('focus')
    expect(document.activeElement).not.toBe(input())
  })

  test('workflows clear it, which says no change', async () => {
    const { input, run, variable, names } = await open({ value: '7' })
    await run('clear')
    expect(input().value).toBe('')
    expect(variable('value')).toBe('')
    expect(names()).toEqual([])
  })

  test('an input may ask for the focus when the page opens', async () => {
    const { input } = await open({ autofocus: true })
    expect(document.activeElement).toBe(input())
  })

  test('Escape clears a search and says so; in a text it does nothing', async () => {
    const search = await open({ type: 'search', value: 'tea' })
    await userEvent.click(search.input())
    await userEvent.keyboard('{Escape}')
    expect(search.variable('value')).toBe('')
    expect(search.names()).toEqual(['focus', 'change', 'clear'])
    await search.close()
    const text = await open({ value: 'tea' })
    await userEvent.click(text.input())
    await userEvent.keyboard('{Escape}')
    expect(text.input().value).toBe('tea')
  })
})

describe('types', () => {
  test('several lines keep their breaks; Enter is said, with what is held beside it', async () => {
    const { input, variable, saidOf } = await open({ type: 'textarea', rows: 25, required: false })
    expect([input().localName, Reflect.get(input(), 'rows')]).toEqual(['textarea', 25])
    await userEvent.click(input())
    await userEvent.keyboard('a{Shift>}{Enter}{/Shift}b')
    expect(variable('value')).toBe('a\nb')
    expect(saidOf('onEnterKey')).toEqual([{ value: 'a', shift: true, ctrl: false }])
  })

  test('a field that grows has room for its text, up to its most rows', async () => {
    const { input } = await open({ type: 'textarea', rows: 2, grows: true, maxRows: 5 })
    const height = () => input().getBoundingClientRect().height
    const before = height()
    await userEvent.fill(input(), 'a\nb\nc\nd')
    const grown = height()
    expect(grown).toBeGreaterThan(before)
    await userEvent.fill(input(), 'line\n'.repeat(40))
    const most = height()
    expect(most).toBeGreaterThan(grown)
    await userEvent.fill(input(), 'line\n'.repeat(80))
    expect(height()).toBe(most)
  })

  test('a day is a day whatever the time zone, and lies within its limits', async () => {
    const props = { type: 'date', value: '2026-03-01T23:30:00-08:00', minDate: '2026-02-01T00:00', maxDate: '2026-03-31' }
    const { input, variable } = await open(props)
    expect([input().value, input().min, input().max]).toEqual(['2026-03-01', '2026-02-01', '2026-03-31'])
    await userEvent.fill(input(), '2026-04-01')
    expect([variable('value'), input().validity.rangeOverflow]).toEqual(['2026-04-01', true])
  })

  test.each([
    ['3600', '10:00', '10:30'],
    ['60', '10:30', '10:30:05'],
    ['1', '10:30:05', '10:30:05.5'],
    ['0.1', '10:30:05.5', '10:30:05.55'],
  ])('a time of the precision %s may be %s and not %s', async (timePrecision, good, bad) => {
    const { input } = await open({ type: 'time', timePrecision })
    await userEvent.fill(input(), good)
    expect(input().validity.stepMismatch).toBe(false)
    await userEvent.fill(input(), bad)
    expect(input().validity.stepMismatch).toBe(true)
  })

  test('a colour that nobody chose is no change, and one that is read-only opens no picker', async () => {
    const { input, said } = await open({ type: 'color', readonly: true })
    expect([input().value, said]).toEqual(['#000000', []])
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    input().dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
  })

  test('S5-17 an e-mail address is checked by the standard pattern, a password is hidden until it is to be shown', async () => {
    const mail = await open({ type: 'email', value: 'ada@' })
    const isRefused = (): boolean => mail.input().validity.typeMismatch
    expect(isRefused()).toBe(true)
    const refused = ['ada', 'ada@b c', '@example.org', 'ada@-example.org', 'ada@example..org']
    const taken = ['ada@example.org', 'a.d+a@mail.example.org', 'ada@localhost', '']
    for (const address of [...refused, ...taken]) {
      mail.input().value = address
      expect([address, isRefused()]).toEqual([address, refused.includes(address)])
    }
    await mail.close()
    const { input, set } = await open(
      { type: 'password', displayPassword: publishedBinding('shown'), value: 'secret' },
      { values: { shown: false } },
    )
    expect([input().type, input().spellcheck]).toEqual(['password', false])
    await set({ shown: true })
    expect([input().type, input().value]).toEqual(['text', 'secret'])
  })
})

test('that holds something says so where styles ask, and is drawn for the first letter and the last alone', async () => {
  let drawings = 0
  const Counted = (props: Parameters<typeof FormInput>[0]) => (
    <Profiler id="input" onRender={() => (drawings += 1)}>
      <FormInput {...props} />
    </Profiler>
  )
  const openCounted = controlOpener(formInputDefinition, Counted as ElementComponent, { accessibleLabel: 'Name' })
  const live = await openCounted({ tellsFilled: true })
  const field = live.element() as HTMLInputElement
  expect(live.states()).toBeNull()
  await userEvent.click(field)
  const before = drawings
  await userEvent.keyboard('tea')
  expect([live.states(), drawings - before]).toEqual(['filled', 1])
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
  expect([live.states(), drawings - before]).toEqual([null, 2])
  await live.setVariable('value', 'mint')
  expect(live.states()).toBe('filled')
})

test('an empty day has the colour of placeholders, until there is one', async () => {
  const css = `.k { color: rgb(1, 2, 3); --placeholder-color: rgb(200, 0, 0); } ${elementStyles['form-input']}`
  const live = await open({ type: 'date', tellsFilled: true }, { css })
  const field = live.element() as HTMLInputElement
  field.className = 'k'
  expect(await colorOfParts()).toBe('rgb(200, 0, 0)')
  await live.setVariable('value', '2026-11-23')
  await expect.poll(colorOfParts).toBe('rgb(1, 2, 3)')
})

interface InnerNode {
  readonly nodeId: number
  readonly attributes?: readonly string[]
  readonly children?: readonly InnerNode[]
  readonly shadowRoots?: readonly InnerNode[]
  readonly contentDocument?: InnerNode
}

/** Colour of what the browser writes into the one day on the page: in a tree of its own, which scripts cannot see. */
async function colorOfParts(): Promise<string | undefined> {
  const browser = cdp()
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = (await browser.send('DOM.getDocument', { depth: -1, pierce: true })) as { root: InnerNode }
  const find = (at: InnerNode): InnerNode | undefined =>
    at.attributes?.includes('-webkit-datetime-edit')
      ? at
      : [...(at.shadowRoots ?? []), ...(at.children ?? []), ...(at.contentDocument ? [at.contentDocument] : [])]
          .map(find)
          .find((one) => one !== undefined)
  const { nodeId = 0 } = find(root) ?? {}
  const { computedStyle } = await browser.send('CSS.getComputedStyleForNode', { nodeId })
  return computedStyle.find(({ name }) => name === 'color')?.value
}
