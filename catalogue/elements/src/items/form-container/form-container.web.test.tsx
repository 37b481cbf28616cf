import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { openElement, type InsideElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import type { ElementDefinition } from '@heddle/kit'
import type { ElementComponent } from '@heddle/kit/react'
import { Button } from '../button/component.tsx'
import { buttonDefinition } from '../button/definition.ts'
import { ErrorSummary } from '../error-summary/component.tsx'
import { errorSummaryDefinition } from '../error-summary/definition.ts'
import { ErrorText } from '../error-text/component.tsx'
import { errorTextDefinition } from '../error-text/definition.ts'
import { FormInput } from '../form-input/component.tsx'
import { formInputDefinition } from '../form-input/definition.ts'
import { Label } from '../label/component.tsx'
import { labelDefinition } from '../label/definition.ts'
import type { NodeEvent } from '@heddle/renderer'
import { Select } from '../select/component.tsx'
import { selectDefinition } from '../select/definition.ts'
import { SelectDrawn } from '../select/drawn.body.tsx'
import { Text } from '../text/component.tsx'
import { textDefinition } from '../text/definition.ts'
import { FormContainer } from './component.tsx'
import { formContainerDefinition } from './definition.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  vi.useRealTimers()
  expect(complaints).toEqual([])
})

const part = (uid: string, definition: ElementDefinition, component: unknown, props: object = {}): InsideElement => ({
  uid,
  definition,
  component: component as ElementComponent,
  props: props as NonNullable<InsideElement['props']>,
})
const name = part('name', formInputDefinition, FormInput, { fieldName: 'name', accessibleLabel: 'Name' })
const code = part('code', formInputDefinition, FormInput, {
  fieldName: 'code',
  accessibleLabel: 'Code',
  required: false,
  pattern: '[A-Z]+',
})
const size = part('size', selectDefinition, Select, { fieldName: 'size', accessibleLabel: 'Size', options: ['S', 'M'] })
const send = part('send', buttonDefinition, Button, { text: 'Send', buttonType: 'submit' })
const labelled = (text: string, field: InsideElement): InsideElement => ({
  ...part(`label-${field.uid}`, labelDefinition, Label, { text }),
  inside: { slot: 'children', nodes: [field] },
})

async function open(
  nodes: readonly InsideElement[] = [name, code, size, send],
  props: LiveElementOptions['props'] = {},
  more: Partial<LiveElementOptions> = {},
) {
  opened = await openElement({
    definition: formContainerDefinition,
    component: FormContainer as ElementComponent,
    props,
    inside: { slot: 'formContent', nodes },
    ...more,
  })
  const live = opened
  const form = live.element() as HTMLFormElement
  const inner = (uid: string, at = 0) =>
    form.querySelectorAll<HTMLInputElement>(`[data-inside="${uid}"]`)[at] ?? expect.fail(`There is no ${uid}`)
  const state = () => live.variable('form') as Record<string, never>
  const ofForm = () => live.said.flatMap(({ uid, name: event, payload }) => (uid === 'el' ? [[event, payload]] : []))
  const isRefused = (uid: string) => inner(uid).getAttribute('aria-invalid') === 'true'
  return { ...live, form, inner, state, ofForm, isRefused }
}

const field = (value: unknown, isValid: boolean | null) => ({ value, isValid })

describe('what formulas read', () => {
  test('is there as soon as the page is, and after every key: nobody has looked at required fields yet', async () => {
    const { inner, state, ofForm } = await open()
    await expect.poll(state).toEqual({
      formData: { name: '', code: '', size: '' },
      fields: { name: field('', null), code: field('', true), size: field('', true) },
      isSubmitting: false,
      isSubmitted: false,
      isValid: null,
    })
    await userEvent.click(inner('name'))
    await userEvent.keyboard('Ada')
    expect(state()['formData']).toEqual({ name: 'Ada', code: '', size: '' })
    await userEvent.selectOptions(inner('size'), 'M')
    expect(state()['formData']).toMatchObject({ size: 'M' })
    expect(ofForm()).toEqual([])
  })

  test('of rows is nested, each at its place; a disabled field and one without a name are left out', async () => {
    const line: InsideElement = {
      ...part('line', formInputDefinition, FormInput, {
        fieldName: 'lines.product',
        value: publishedBinding('context.item.data.name'),
      }),
      over: publishedBinding('rows'),
    }
    const off = part('off', formInputDefinition, FormInput, { fieldName: 'off', disabled: true })
    const nameless = part('nameless', formInputDefinition, FormInput, { value: 'x' })
    const rows = [
      { id: 1, name: 'rye' },
      { id: 2, name: 'oat' },
    ]
    const { inner, state, set } = await open([line, off, nameless], {}, { values: { rows } })
    await expect.poll(() => state()['formData']).toEqual({ lines: [{ product: 'rye' }, { product: 'oat' }] })
    expect([inner('line', 0).name, inner('line', 1).name]).toEqual(['lines[0].product', 'lines[1].product'])
    await set({ rows: rows.toReversed() })
    await userEvent.click(inner('line', 0))
    await userEvent.keyboard('{End}s')
    expect(state()['formData']).toEqual({ lines: [{ product: 'oats' }, { product: 'rye' }] })
    await set({ rows: [] })
    await expect.poll(() => state()['formData']).toEqual({})
  })
})

describe('sending', () => {
  test('Enter in a line sends what is well, once, and the page stays', async () => {
    const { inner, state, ofForm } = await open()
    await userEvent.click(inner('name'))
    await userEvent.keyboard('Ada{Enter}')
    const fields = { name: field('Ada', true), code: field('', true), size: field('', true) }
    const formData = { name: 'Ada', code: '', size: '' }
    expect(ofForm()).toEqual([['submit', { formData, fields, invalidFields: [] }]])
    await expect.poll(state).toMatchObject({ isSubmitting: false, isSubmitted: true, isValid: true })
  })

  test('what is wrong is not sent: it is said, shown, and the first of it has the focus', async () => {
    const { inner, state, ofForm, isRefused } = await open()
    await userEvent.type(inner('code'), 'a')
    await userEvent.click(inner('send'))
    expect(ofForm().map(([event]) => event)).toEqual(['submit-validation-error'])
    expect(Reflect.get(Object(ofForm()[0]?.[1]), 'invalidFields')).toEqual([
      { name: 'name', value: '', message: inner('name').validationMessage },
      { name: 'code', value: 'a', message: inner('code').validationMessage },
    ])
    expect(document.activeElement).toBe(inner('name'))
    expect([isRefused('name'), isRefused('code'), isRefused('size')]).toEqual([true, true, false])
    expect(state()).toMatchObject({ isValid: false, fields: { name: { isValid: false } } })
    await userEvent.keyboard('Ada')
    expect([isRefused('name'), state()['fields']]).toMatchObject([false, { name: { isValid: true } }])
  })

  test('a second time while the workflow runs is not heard; one that failed leaves the form unsent', async () => {
    let end: ((isWell: boolean) => void) | undefined
    const workflow = vi.fn<() => Promise<boolean>>(() => new Promise<boolean>((resolve) => (end = resolve)))
    const { inner, form, state, ofForm } = await open(
      [send],
      {},
      { workflow: ({ uid }) => (uid === 'el' ? workflow() : undefined) },
    )
    await userEvent.click(inner('send'))
    await expect.poll(() => form.getAttribute('aria-busy')).toBe('true')
    expect(state()).toMatchObject({ isSubmitting: true, isSubmitted: false })
    await userEvent.click(inner('send'))
    expect(ofForm()).toHaveLength(1)
    end?.(false)
    await expect.poll(state).toMatchObject({ isSubmitting: false, isSubmitted: false })
    await userEvent.click(inner('send'))
    end?.(true)
    await expect.poll(state).toMatchObject({ isSubmitting: false, isSubmitted: true })
    await expect.poll(() => form.getAttribute('aria-busy')).toBeNull()
  })

  test('in the manual mode workflows alone say what state it is in', async () => {
    const { inner, state, run } = await open([send], { manualState: true })
    await userEvent.click(inner('send'))
    expect(state()).toMatchObject({ isSubmitting: false, isSubmitted: false })
    await run('set-form-state', true, false)
    expect(state()).toMatchObject({ isSubmitting: true, isSubmitted: false })
    await run('set-form-state', false, true)
    expect(state()).toMatchObject({ isSubmitting: false, isSubmitted: true })
  })

  test('what waits is said before the form is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const slow = { ...name, props: { ...name.props, debounce: true } } as InsideElement
    const { inner, said } = await open([slow, send])
    await userEvent.click(inner('name'))
    await userEvent.keyboard('A{Enter}')
    const events = said.map(({ name: event }) => event).filter((event) => !event.startsWith('key'))
    expect(events).toEqual(['focus', 'change', 'onEnterKey', 'submit'])
  })
})

test.each([
  ['without an address is sent when the page is alive', {}, 1],
  ['with an address was sent by the browser, and is not once more', { address: '/there' }, 0],
])('a form whose button was pressed before the page was alive: one %s', async (_, props, times) => {
  const { ofForm, inner } = await open([send], props)
  const press = (event: Event) => {
    event.preventDefault()
    inner('send').dispatchEvent(event)
  }
  // As the page gives it again: the browser did its own part of it already.
  press(new Event('click', { bubbles: true, cancelable: true }))
  expect(ofForm().filter(([event]) => event === 'submit')).toHaveLength(times)
})

test('a press that somebody keeps from its form sends nothing', async () => {
  const { ofForm, form, inner } = await open([send])
  form.addEventListener('click', (event) => event.preventDefault(), true)
  await userEvent.click(inner('send'))
  expect(ofForm().filter(([event]) => event === 'submit')).toEqual([])
})

test('a field that is left out while hidden does not keep the form from being sent, and is not in its data', async () => {
  const step = { ...name, props: { ...name.props, ignoresHidden: true } } as InsideElement
  const { inner, ofForm, state, run } = await open([step, code, send])
  inner('name').style.display = 'none'
  await userEvent.click(inner('send'))
  expect(ofForm()).toEqual([['submit', { formData: { code: '' }, fields: { code: field('', true) }, invalidFields: [] }]])
  await expect.poll(state).toMatchObject({ isSubmitted: true, isValid: true })
  inner('name').style.display = ''
  await run('submit-form')
  expect(ofForm().map(([event]) => event)).toEqual(['submit', 'submit-validation-error'])
  expect(state()).toMatchObject({ formData: { name: '', code: '' }, isValid: false })
})

describe('a form of steps', () => {
  const step = (one: InsideElement, at: number): InsideElement => ({ ...one, condition: publishedBinding(`step === ${at}`) })
  const both = [step(name, 1), step(code, 2), send]

  test('forgets what was filled in in a step that is gone, unless it is told to keep it', async () => {
    const { inner, set, state } = await open(both, {}, { values: { step: 1 } })
    await userEvent.type(inner('name'), 'Ada')
    await set({ step: 2 })
    await expect.poll(state).toMatchObject({ formData: { code: '' }, fields: { code: field('', true) } })
  })

  test('keeps it in its data and in what the browser sends, and gives it back to the step that comes again', async () => {
    const { form, inner, set, state, ofForm } = await open(both, { keepsGone: true }, { values: { step: 1 } })
    await userEvent.type(inner('name'), 'Ada')
    await set({ step: 2 })
    await userEvent.type(inner('code'), 'AB')
    await expect.poll(state).toMatchObject({ formData: { name: 'Ada', code: 'AB' }, fields: { code: field('AB', true) } })
    expect(Object.keys(state()['fields'] ?? {})).toEqual(['code'])
    expect([...new FormData(form)]).toEqual([
      ['code', 'AB'],
      ['name', 'Ada'],
    ])
    await userEvent.click(inner('send'))
    expect(ofForm()).toMatchObject([['submit', { formData: { name: 'Ada', code: 'AB' } }]])
    await set({ step: 1 })
    await expect.poll(() => inner('name').value).toBe('Ada')
    await expect.poll(state).toMatchObject({ formData: { name: 'Ada', code: 'AB' } })
    await userEvent.fill(inner('name'), 'Grace')
    expect([...new FormData(form)]).toEqual([
      ['name', 'Grace'],
      ['code', 'AB'],
    ])
  })

  test('has nothing of them once it is reset, or keeps no more', async () => {
    const props = { keepsGone: publishedBinding('keeps') }
    const { inner, run, set, state } = await open(both, props, { values: { step: 1, keeps: true } })
    await userEvent.type(inner('name'), 'Ada')
    await set({ step: 2 })
    await run('reset-form')
    await expect.poll(() => state()['formData']).toEqual({ code: '' })
    await set({ step: 1 })
    await expect.poll(() => inner('name').value).toBe('')
    await userEvent.type(inner('name'), 'Grace')
    await set({ step: 2 })
    await expect.poll(() => state()['formData']).toEqual({ name: 'Grace', code: '' })
    await set({ keeps: false })
    await set({ step: 1 })
    await expect.poll(() => state()['formData']).toEqual({ name: '' })
  })

  test('a row that is gone is one the less', async () => {
    const row: InsideElement = {
      ...part('line', formInputDefinition, FormInput, { fieldName: 'lines[].product' }),
      over: publishedBinding('rows'),
    }
    const { inner, set, state } = await open([row, send], { keepsGone: true }, { values: { rows: [{ id: 1 }, { id: 2 }] } })
    await userEvent.type(inner('line', 1), 'oat')
    await set({ rows: [{ id: 1 }] })
    await expect.poll(() => state()['formData']).toEqual({ lines: [{ product: '' }] })
  })
})

describe('a check of the builder’s own', () => {
  const validation = ({ value }: { readonly value: unknown }): boolean => value === 'AB'

  test('counts where the browser has nothing against the value', async () => {
    const checked = { ...code, props: { ...code.props, customValidation: true, validation } }
    const { inner, isRefused, ofForm, run } = await open([checked as unknown as InsideElement, send])
    await userEvent.type(inner('code'), 'XY')
    await userEvent.click(inner('send'))
    expect([isRefused('code'), inner('code').validity.customError]).toEqual([true, true])
    await userEvent.fill(inner('code'), 'AB')
    expect([isRefused('code'), inner('code').validity.valid]).toEqual([false, true])
    await run('submit-form')
    expect(ofForm().map(([event]) => event)).toEqual(['submit-validation-error', 'submit'])
  })
})

describe('the mode “on change”', () => {
  test('looks at a field some time after each change, and says meanwhile that it will', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { inner, state, isRefused } = await open([name, code], { validation: 'change', debounceDelay: 300 })
    await userEvent.type(inner('code'), 'a')
    expect(state()['fields']).toMatchObject({ code: { isValid: null, isPending: true } })
    vi.advanceTimersByTime(299)
    await userEvent.keyboard('b')
    vi.advanceTimersByTime(299)
    expect(state()['fields']).toMatchObject({ code: { isValid: null, isPending: true } })
    vi.advanceTimersByTime(1)
    await expect.poll(() => isRefused('code')).toBe(true)
    expect(state()['fields']).toMatchObject({ code: field('ab', false), name: field('', null) })
  })
})

describe('what workflows ask of it', () => {
  test('it looks at its fields and tells whether all are well', async () => {
    const { inner, run, isRefused, ofForm, state } = await open()
    await run('validate-form')
    expect([isRefused('name'), state()['isValid'], ofForm()]).toEqual([true, false, []])
    await run('set-field-value', 'name', 'Ada')
    expect([inner('name').value, isRefused('name')]).toEqual(['Ada', false])
    await run('validate-form')
    expect(state()['isValid']).toBe(true)
  })

  test('a field is refused with a message until a person changes it', async () => {
    const { inner, run, isRefused, ofForm } = await open()
    await userEvent.type(inner('name'), 'Ada')
    await run('set-field-error', 'name', 'This name is taken.')
    expect([isRefused('name'), inner('name').validationMessage]).toEqual([true, 'This name is taken.'])
    await run('submit-form')
    expect(ofForm().map(([event]) => event)).toEqual(['submit-validation-error'])
    await userEvent.type(inner('name'), '!')
    expect(isRefused('name')).toBe(false)
  })

  test('it begins anew: with what is given by name, else as it began', async () => {
    const first = { ...code, props: { ...code.props, value: 'AB' } } as InsideElement
    const { inner, run, isRefused, state } = await open([name, first, size, send])
    await userEvent.type(inner('code'), 'c')
    await userEvent.selectOptions(inner('size'), 'M')
    await userEvent.click(inner('send'))
    expect(isRefused('name')).toBe(true)
    await run('reset-form', { name: 'Eve' })
    expect([inner('name').value, inner('code').value, inner('size').value]).toEqual(['Eve', 'AB', ''])
    expect([isRefused('name'), isRefused('code')]).toEqual([false, false])
    expect(state()).toMatchObject({
      formData: { name: 'Eve', code: 'AB', size: '' },
      fields: { name: field('Eve', null) },
      isSubmitted: false,
    })
  })

  test('a reset of the browser gives every field its first value', async () => {
    const { inner, form, state } = await open()
    await userEvent.type(inner('name'), 'Ada')
    await userEvent.selectOptions(inner('size'), 'M')
    form.reset()
    await expect.poll(() => [inner('name').value, inner('size').value]).toEqual(['', ''])
    expect(state()['formData']).toEqual({ name: '', code: '', size: '' })
  })
})

describe('what stands in it', () => {
  const shown = (code: string, uid = 'shown') => part(uid, textDefinition, Text, { text: publishedBinding(code) })
  const local = 'context.local.data.form'

  test('reads its data and its state, after every key, while the form itself is not drawn again', async () => {
    const seen = shown(`${local}.formData.name + " " + ${local}.isValid + " " + ${local}.isSubmitted`)
    const draw = vi.fn<typeof FormContainer>(FormContainer)
    const { inner } = await open([name, seen, send], {}, { component: ((given) => draw(given)) as ElementComponent })
    await expect.poll(() => inner('shown').textContent).toBe(' null false')
    draw.mockClear()
    await userEvent.click(inner('name'))
    await userEvent.keyboard('Ada')
    await expect.poll(() => inner('shown').textContent).toBe('Ada null false')
    expect(draw).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => inner('shown').textContent).toBe('Ada true true')
  })

  test('asks it to do what workflows can ask', async () => {
    const methods = (event: NodeEvent) =>
      (event.scope as { context: { local: { methods: { form: Record<string, (...args: unknown[]) => unknown> } } } }).context
        .local.methods.form
    let ask: ReturnType<typeof methods> | undefined
    const { inner, state, isRefused, ofForm } = await open(
      [name, size],
      {},
      {
        workflow: (event) => {
          if (event.uid === 'name') ask = methods(event)
        },
      },
    )
    await userEvent.click(inner('name'))
    expect(ask?.['validate']?.()).toBe(false)
    await expect.poll(() => isRefused('name')).toBe(true)
    ask?.['setValue']?.('name', 'Ada')
    ask?.['setState']?.(undefined, true)
    expect(state()).toMatchObject({ formData: { name: 'Ada' }, isSubmitted: true })
    ask?.['setError']?.('name', 'Taken.')
    expect(inner('name').validationMessage).toBe('Taken.')
    ask?.['reset']?.({ size: 'M' })
    await expect.poll(state).toMatchObject({ formData: { name: '', size: 'M' }, isSubmitted: false })
    ask?.['submit']?.()
    expect(ofForm().map(([event]) => event)).toEqual(['submit-validation-error'])
  })
})

describe('labels and errors', () => {
  const nearest = part('nearest', errorTextDefinition, ErrorText, { pattern: 'Capitals only.' })
  const chosen = part('chosen', errorTextDefinition, ErrorText, { fieldName: 'name', required: 'Who are you?' })
  const summary = part('summary', errorSummaryDefinition, ErrorSummary, { text: 'Please look at these' })

  test('an error is said beside its field, which it describes, and goes with it', async () => {
    const { inner } = await open([chosen, labelled('Name', name), labelled('Code', code), nearest, send])
    expect(inner('code').labels?.[0]?.textContent).toBe('Code')
    await userEvent.type(inner('code'), 'a')
    expect(inner('nearest').textContent).toBe('')
    await userEvent.click(inner('send'))
    expect([inner('chosen').textContent, inner('nearest').textContent]).toEqual(['Who are you?', 'Capitals only.'])
    expect(inner('name').getAttribute('aria-describedby')).toBe(inner('chosen').firstElementChild?.id)
    expect(inner('code').getAttribute('aria-describedby')).toBe(inner('nearest').firstElementChild?.id)
    expect(inner('nearest').getAttribute('role')).toBe('status')
    await userEvent.fill(inner('code'), 'A')
    expect([inner('nearest').textContent, inner('code').getAttribute('aria-describedby')]).toEqual(['', null])
  })

  test('the summary lists what is wrong once somebody tried to send it, and leads there', async () => {
    const { inner } = await open([summary, labelled('Full name', name), code, send])
    const links = () => [...inner('summary').querySelectorAll('a')]
    await userEvent.type(inner('code'), 'a{Tab}')
    expect([inner('summary').getAttribute('role'), inner('summary').textContent]).toEqual(['alert', ''])
    await userEvent.click(inner('send'))
    expect(links().map(({ textContent }) => textContent)).toEqual([
      `Full name: ${inner('name').validationMessage}`,
      `Code: ${inner('code').validationMessage}`,
    ])
    await userEvent.click(links()[1] ?? expect.fail('no link'))
    expect(document.activeElement).toBe(inner('code'))
    await userEvent.fill(inner('code'), 'A')
    expect(links()).toHaveLength(1)
  })

  test('the summary calls what has no label of its own by the label around it', async () => {
    const both = {
      ...part('both', labelDefinition, Label, { text: 'Birthday' }),
      inside: { slot: 'children', nodes: [code, name] },
    }
    const { inner } = await open([summary, both, send])
    await userEvent.click(inner('send'))
    expect(inner('name').labels).toHaveLength(0)
    expect(inner('summary').querySelector('a')?.textContent).toBe(`Birthday: ${inner('name').validationMessage}`)
  })

  test('where nothing on the page says what is wrong the browser does', async () => {
    const report = vi.spyOn(HTMLInputElement.prototype, 'reportValidity')
    const alone = await open([name, send])
    await userEvent.click(alone.inner('send'))
    expect(report).toHaveBeenCalledOnce()
    await alone.close()
    const told = await open([name, nearest, send])
    await userEvent.click(told.inner('send'))
    expect(report).toHaveBeenCalledOnce()
    report.mockRestore()
  })
})

describe('without a script', () => {
  test('a form that has an address is left to the browser until somebody is at work on it; then the browser’s bubbles are off', async () => {
    const { form, inner, ofForm } = await open([name, send], { address: '/thanks' })
    expect([form.noValidate, form.getAttribute('action')]).toEqual([false, '/thanks'])
    let isSent: boolean | undefined
    const hear = (event: Event): void => {
      isSent = !event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('submit', hear)
    await userEvent.click(inner('send'))
    expect([form.noValidate, isSent, ofForm()[0]?.[0]]).toEqual([true, false, 'submit-validation-error'])
    await userEvent.type(inner('name'), 'Ada{Enter}')
    expect([isSent, ofForm()[1]?.[0]]).toEqual([true, 'submit'])
    document.removeEventListener('submit', hear)
  })
})

test('lists that the site draws are fields like others: required ones are refused until something is chosen', async () => {
  const lists = [{ drawn: true }, { searchable: true }, { multiple: true }, { drawn: true, readonly: true }].map((props, at) =>
    part(`list${at}`, selectDefinition, SelectDrawn, {
      fieldName: `list${at}`,
      accessibleLabel: `List ${at}`,
      required: true,
      options: ['S', 'M'],
      ...props,
    }),
  )
  const { inner, state, ofForm } = await open([...lists, send])
  const control = (at: number) => inner(`list${at}`).querySelector('[role=combobox]') ?? expect.fail(`there is no list ${at}`)
  const refused = () => [0, 1, 2, 3].filter((at) => control(at).ariaInvalid === 'true')
  await userEvent.click(inner('send'))
  await expect.poll(refused).toEqual([0, 1, 2])
  expect(document.activeElement).toBe(control(0))
  for (const at of [0, 1, 2]) {
    await userEvent.click(control(at))
    await userEvent.click(inner(`list${at}`).querySelectorAll('[role=option]')[1] ?? expect.fail('it is not open'))
    expect(refused()).toEqual([0, 1, 2].filter((other) => other > at))
  }
  await userEvent.click(inner('send'))
  await expect.poll(() => ofForm().map(([event]) => event)).toContain('submit')
  expect(state()['formData']).toEqual({ list0: 'M', list1: 'M', list2: ['M'], list3: '' })
})

describe('a form that is refused', () => {
  const nearest = part('nearest', errorTextDefinition, ErrorText, {})

  test('leaves the focus and the page where they are when it is told to, and lets the browser say why once', async () => {
    const report = vi.spyOn(HTMLInputElement.prototype, 'reportValidity')
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    const still = await open([name, nearest, send], { focusFirstInvalid: false, scrollToFirstInvalid: false, novalidate: true })
    await userEvent.click(still.inner('send'))
    await expect.poll(() => still.isRefused('name')).toBe(true)
    expect([document.activeElement === still.inner('name'), scroll.mock.calls, report.mock.calls]).toEqual([false, [], []])
    await still.close()
    const moved = await open([name, send])
    await userEvent.click(moved.inner('send'))
    await expect.poll(() => document.activeElement).toBe(moved.inner('name'))
    expect([scroll.mock.calls.length > 0, report.mock.calls.length]).toEqual([true, 1])
    vi.restoreAllMocks()
  })
})
