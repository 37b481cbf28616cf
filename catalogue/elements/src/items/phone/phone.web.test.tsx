import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { controlOpener } from '@heddle/testing/control-opener'
import type { LiveElementOptions } from '@heddle/testing/live-element'
import { pointAway } from '@heddle/testing/point-away'
import css from './component.css?raw'
import { Phone } from './component.tsx'
import { phoneDefinition } from './definition.ts'

const openPhone = controlOpener(phoneDefinition, Phone, { accessibleLabel: 'Phone', defaultCountry: 'DE' })

/** `isRead`: what knows numbers has come. */
async function open(props: LiveElementOptions['props'] = {}, values: LiveElementOptions['values'] = {}, isRead = true) {
  const live = await openPhone(props, { values, css })
  const input = live.control()
  const list = () => live.element().querySelector('select') ?? expect.fail()
  const shownCode = () => live.element().querySelector('.heddle-phone-country > span')?.textContent
  if (isRead) {
    await userEvent.click(input)
    await userEvent.keyboard('0151')
    await expect.poll(() => list().selectedOptions[0]?.text).toBe('Germany +49')
    await userEvent.fill(input, '')
    await userEvent.keyboard('+44')
    await expect.poll(shownCode).not.toBe('DE +49')
    await userEvent.fill(input, '')
    await userEvent.selectOptions(list(), 'DE')
  }
  return { ...live, input, list, shownCode }
}

describe('a phone', () => {
  test('has a name for the number and one for the list; names of countries come when it is entered', async () => {
    await pointAway()
    const { input, list, shownCode } = await open({}, {}, false)
    expect([input.type, input.ariaLabel, input.autocomplete]).toEqual(['tel', 'Phone', 'tel'])
    expect([list().ariaLabel, shownCode(), list().selectedOptions[0]?.text]).toEqual(['Country', 'DE +49', 'DE +49'])
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(list())
    await expect.poll(() => list().selectedOptions[0]?.text).toBe('Germany +49')
    await userEvent.keyboard('Fra')
    await expect.poll(shownCode).toBe('FR +33')
  })

  test('is written as in its country while it is typed, and kept in its international form', async () => {
    const { input, variable, saidOf } = await open({ defaultCountry: 'DE' })
    await userEvent.click(input)
    await userEvent.keyboard('015112345678')
    await expect.poll(() => input.value).toBe('01511 2345678')
    expect([variable('value'), variable('country')]).toEqual(['+4915112345678', 'DE'])
    expect(saidOf('change').at(-1)).toEqual({
      value: '+4915112345678',
      formatted: '01511 2345678',
      country: 'DE',
      isValid: true,
    })
  })

  test('that is there at first is written, and looked at, before anybody enters it', async () => {
    const { input, variable, set } = await open({ value: publishedBinding('given') }, { given: '+4915112345678' }, false)
    await expect.poll(() => input.value).toBe('+49 1511 2345678')
    expect([variable('formatted'), input.validity.valid]).toEqual(['+49 1511 2345678', true])
    await set({ given: '+4915' })
    expect([input.value, input.validity.valid]).toEqual(['+49 15', false])
  })

  test('that begins with + is from where it says', async () => {
    const { input, variable, shownCode } = await open()
    await userEvent.click(input)
    await userEvent.keyboard('+442079460018')
    await expect.poll(shownCode).toBe('GB +44')
    expect([input.value, variable('value')]).toEqual(['+44 20 7946 0018', '+442079460018'])
  })

  test('keeps the caret behind the same digit', async () => {
    const { input } = await open()
    await userEvent.click(input)
    await userEvent.keyboard('015112345678{Home}{ArrowRight}{ArrowRight}{Delete}')
    expect(input.selectionStart).toBe(2)
    await userEvent.keyboard('5')
    expect([input.value, input.selectionStart]).toEqual(['01511 2345678', 3])
  })

  test('that is not whole is refused in clear words once it is left', async () => {
    const { input, states } = await open()
    await userEvent.click(input)
    await userEvent.keyboard('0151{Tab}')
    await expect.poll(states).toBe('invalid')
    expect(input.validationMessage).toBe('Enter a whole phone number.')
    await userEvent.click(input)
    await userEvent.keyboard('{End}12345678')
    await expect.poll(states).toBeNull()
  })

  test('of few countries lists only these, and follows workflows and a bound first value', async () => {
    const { list, run, set, input, variable, shownCode, names } = await open(
      { countries: 'CH, AT', value: publishedBinding('given') },
      { given: '+436641234567' },
      false,
    )
    expect([list().length, shownCode(), input.value]).toEqual([2, 'AT +43', '+436641234567'])
    await run('set-value', '+41446681800')
    expect([variable('value'), shownCode()]).toEqual(['+41446681800', 'CH +41'])
    await run('clear')
    expect([variable('value'), input.value]).toEqual(['', ''])
    await set({ given: '+43' })
    expect(variable('value')).toBe('+43')
    expect(names()).toEqual(['initValueChange'])
  })

  test.each([[{ readonly: true }], [{ disabled: true }]])('with %j is not changed', async (props) => {
    const { input, list, names } = await open({ value: '+49151', ...props }, {}, false)
    await userEvent.keyboard('{Tab}1')
    expect([input.value.replaceAll(/\D/g, ''), list().disabled]).toEqual(['49151', true])
    expect(names().filter((name) => name !== 'focus')).toEqual([])
  })
})

test('a number that is not whole is refused in the builder’s words', async () => {
  const { input } = await open({ invalidText: 'Digits are missing' })
  await userEvent.fill(input, '0151')
  await userEvent.tab()
  await expect.poll(() => input.validationMessage).toBe('Digits are missing')
})
