import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { controlOpener } from '@heddle/testing/control-opener'
import { elementStyles } from '../../styles.gen.ts'
import { buttonDefinition } from './definition.ts'
import { ButtonExtended } from './extended.body.tsx'

const css = `${elementStyles['button']}${elementStyles['button.extended']}`
const openButton = controlOpener(buttonDefinition, ButtonExtended, { text: 'Order' })

describe('a button that loads', () => {
  test('says so, keeps its size, its name and the focus, and takes no press until it is done', async () => {
    const { element, set, names, states } = await openButton(
      { loading: publishedBinding('busy') },
      { values: { busy: false }, events: ['click'], css },
    )
    const sizeOf = () => [element().offsetWidth, element().offsetHeight]
    const size = sizeOf()
    element().focus()
    await set({ busy: true })
    expect([element().ariaBusy, element().ariaDisabled, states()]).toEqual(['true', 'true', 'loading'])
    expect([sizeOf(), element().textContent, document.activeElement]).toEqual([size, 'Order', element()])
    await userEvent.click(element(), { force: true })
    await userEvent.keyboard('{Enter} ')
    expect(names().filter((name) => name === 'click')).toEqual([])
    await set({ busy: false })
    expect([element().ariaBusy, element().ariaDisabled, states()]).toEqual([null, null, null])
    await userEvent.click(element())
    expect(names().filter((name) => name === 'click')).toEqual(['click'])
  })

  test('sends no form', async () => {
    const { element } = await openButton({ buttonType: 'submit', loading: true })
    expect((element() as HTMLButtonElement).type).toBe('button')
  })

  test.each([
    [{ buttonType: 'none' }, 'DIV'],
    [{ buttonType: 'anything' }, 'BUTTON'],
  ])('of %j is busy too', async (props, tag) => {
    const { element } = await openButton({ ...props, loading: true })
    expect([element().tagName, element().ariaBusy, element().ariaDisabled]).toEqual([tag, 'true', 'true'])
  })

  test('shows a ring in its own colour instead of its words', async () => {
    const { element } = await openButton({ loading: true }, { css: `${css}[data-element]{color:rgb(1,2,3)}` })
    const ring = getComputedStyle(element(), '::after')
    expect([ring.borderTopColor, ring.position, ring.animationName]).toEqual(['rgb(1, 2, 3)', 'absolute', 'heddle-button-turn'])
    expect(getComputedStyle(element()).webkitTextFillColor).toBe('rgba(0, 0, 0, 0)')
  })
})

test('a button resets the form around it', async () => {
  const { element } = await openButton({ buttonType: 'reset' })
  const form = document.createElement('form')
  element().before(form)
  const field = Object.assign(document.createElement('input'), { defaultValue: 'first' })
  form.append(field, element())
  await userEvent.fill(field, 'other')
  await userEvent.click(element())
  expect(field.value).toBe('first')
  form.replaceWith(element())
})

test.each([
  ['submit', 'order'],
  ['reset', 'order'],
  ['button', ''],
])('one of the type %s names a form elsewhere: %j', async (buttonType, id) => {
  const { element } = await openButton({ buttonType, form: 'order' })
  expect([(element() as HTMLButtonElement).type, element().getAttribute('form') ?? '']).toEqual([buttonType, id])
})

test('only buttons that need it have this body', () => {
  const body = (props: object) => buttonDefinition.body?.({ buttonType: 'button', form: '', loading: false, ...props })
  for (const buttonType of ['none', 'button', 'submit']) expect(body({ buttonType })).toBeUndefined()
  for (const props of [{ buttonType: 'reset' }, { form: 'order' }, { loading: true }, { loading: { type: 'f', code: '1' } }])
    expect(body(props)).toBe('extended')
})
