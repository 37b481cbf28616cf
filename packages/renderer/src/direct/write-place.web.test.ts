import { describe, expect, test } from 'vitest'
import type { DirectPlace } from '@heddle/document/published'
import type { Addresses } from '@heddle/kit/react'
import { placeWriter, writeAttribute } from './write-place.ts'

const addresses = {
  asset: (address: string) => (['', 'gone'].includes(address) ? '' : `/files/${address}`),
} as unknown as Addresses
const element = (html: string): Element => {
  const holder = document.createElement('div')
  holder.innerHTML = html
  return holder.firstElementChild ?? expect.fail('There is no element')
}

describe('renderer-R38 a value in the place of an attribute', () => {
  test.each<[DirectPlace, value: unknown, text: string | null]>([
    ['attribute:title', 'rye', 'rye'],
    ['attribute:title', '', ''],
    ['attribute:title', undefined, ''],
    ['attribute:title', 0, '0'],
    ['filled:title', '', null],
    ['filled:title', null, null],
    ['filled:title', 0, '0'],
    ['filled:title', 'rye', 'rye'],
    ['switch:hidden', 'yes', ''],
    ['switch:hidden', true, ''],
    ['switch:hidden', 0, null],
    ['switch:hidden', undefined, null],
    ['address:src', 'rye.png', '/files/rye.png'],
    ['address:src', 'gone', null],
    ['address:src', '', null],
    ['address:src', 7, null],
    ['address:src', ['rye.png'], null],
  ])('%s of %j', (place, value, text) => {
    for (const html of ['<p></p>', '<p title="before" hidden="" src="before"></p>']) {
      const one = element(html)
      expect(placeWriter(place, addresses, false)(one, value)).toBe(true)
      expect(one.getAttribute(place.slice(place.indexOf(':') + 1))).toBe(text)
    }
  })

  test('is not written past react-dom where only that knows how', () => {
    const write = placeWriter('attribute:contentEditable', addresses, false)
    expect(() => write(element('<p></p>'), 'true')).toThrow('The attribute contentEditable is written by react-dom alone')
  })

  test('touches the element only when it becomes another one', () => {
    const one = element('<p title="rye"></p>')
    const changes = new MutationObserver(() => undefined)
    changes.observe(one, { attributes: true })
    writeAttribute(one, 'title', 'rye')
    writeAttribute(one, 'lang', null)
    expect(changes.takeRecords()).toHaveLength(0)
    writeAttribute(one, 'title', 'oat')
    writeAttribute(one, 'title', null)
    expect(changes.takeRecords()).toHaveLength(2)
    expect(one.outerHTML).toBe('<p></p>')
  })
})

describe('renderer-R35 a value in the place of a text', () => {
  test.each([
    ['', 'rye'],
    ['rye', 'oat'],
    ['rye', ''],
    ['', ''],
    ['rye<b>and</b>', 'oat'],
    ['<b>rye</b>', 'oat'],
    ['<b>rye</b>', ''],
    ['<!-- rye -->', 'oat'],
    ['<!-- rye -->rye', 'oat'],
  ])('takes the place of all that stands there: %j becomes %j', (before, text) => {
    const one = element(`<p>${before}</p>`)
    expect(placeWriter('text', addresses, false)(one, text)).toBe(true)
    expect(one.innerHTML).toBe(text)
    expect(one.childNodes).toHaveLength(text === '' ? 0 : 1)
  })

  test('has its lines where nobody else draws what stands there', () => {
    const one = element('<p>before</p>')
    expect(placeWriter('lines', addresses, false)(one, 'one\ntwo')).toBe(false)
    expect(one.innerHTML).toBe('before')
    expect(placeWriter('lines', addresses, true)(one, '\none\n\ntwo')).toBe(true)
    expect(one.innerHTML).toBe('<br>one<br><br>two')
    expect(placeWriter('text', addresses, true)(one, 'one\ntwo')).toBe(true)
    expect(one.innerHTML).toBe('one\ntwo')
  })
})
