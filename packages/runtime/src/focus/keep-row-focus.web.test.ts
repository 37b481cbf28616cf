import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepRowFocus } from './keep-row-focus.ts'

let page: HTMLElement

const rowHtml = (name: string, more = ''): string =>
  `<li class="row" id="${name}"><input aria-label="${name}"><button class="done">Done ${name}</button>${more}</li>`

beforeEach(() => {
  page = document.createElement('section')
  page.innerHTML = `<h2>Orders</h2><p>3 orders</p><ul>${rowHtml('a')}${rowHtml('b')}${rowHtml('c')}</ul>`
  document.body.append(page)
})
afterEach(() => page.remove())

const list = (): HTMLElement => page.querySelector('ul') ?? page
const row = (name: string): HTMLElement => page.querySelector(`#${name}`) ?? page
const button = (name: string): HTMLElement => row(name).querySelector('button') ?? page

/** Takes the focus to a row's button, as a person does, and tells of it. */
function press(name: string): void {
  button(name).focus()
  keepRowFocus(row(name))
}

/** Observers of the document are told before this goes on. */
const untilTold = (): Promise<void> => Promise.resolve()

describe('the focus in a list', () => {
  test('runtime-FR1 goes on to the same control of the next row when the row goes', async () => {
    press('a')
    row('a').remove()
    await untilTold()
    expect(document.activeElement).toBe(button('b'))
  })

  test('runtime-FR1 goes on when only the control goes and the row stays', async () => {
    press('b')
    button('b').remove()
    await untilTold()
    expect(document.activeElement).toBe(button('c'))
  })

  test('runtime-FR1 passes rows that have no such control, or one that cannot be pressed', async () => {
    list().insertAdjacentHTML('beforeend', rowHtml('d'))
    button('b').remove()
    button('c').toggleAttribute('disabled')
    press('a')
    row('a').remove()
    await untilTold()
    expect(document.activeElement).toBe(button('d'))
  })

  test('runtime-FR1 takes the nearest row before where none comes after', async () => {
    press('c')
    row('c').remove()
    await untilTold()
    expect(document.activeElement).toBe(button('b'))
  })

  test('runtime-FR1 takes a row that came in its place', async () => {
    for (const name of ['a', 'b']) row(name).remove()
    press('c')
    row('c').remove()
    list().insertAdjacentHTML('beforeend', rowHtml('d'))
    await untilTold()
    expect(document.activeElement).toBe(button('d'))
  })

  test('runtime-FR2 goes to the heading of a list that is empty now, which is as it was once the focus goes on', async () => {
    press('a')
    list().replaceChildren()
    await untilTold()
    const heading = page.querySelector('h2')
    expect(document.activeElement).toBe(heading)
    heading?.blur()
    expect(heading?.hasAttribute('tabindex')).toBe(false)
  })

  test('runtime-FR3 stays where somebody took it meanwhile', async () => {
    press('a')
    const elsewhere = row('c').querySelector('input')
    elsewhere?.focus()
    row('a').remove()
    await untilTold()
    expect(document.activeElement).toBe(elsewhere)
  })

  test('runtime-FR3 is left alone when the whole list goes, as with another page', async () => {
    press('a')
    page.remove()
    await untilTold()
    expect(document.activeElement).toBe(document.body)
  })

  test('runtime-FR3 is not moved by changes of other rows', async () => {
    press('a')
    row('b').remove()
    await untilTold()
    expect(document.activeElement).toBe(button('a'))
    button('a').remove()
    await untilTold()
    expect(document.activeElement).toBe(button('c'))
  })
})
