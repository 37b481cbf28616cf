import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { SHOWN_MARK } from '@heddle/kit/react/floating'
import { elementStyles } from '../../styles.gen.ts'
import { Toasts } from './component.tsx'

afterEach(() => document.body.replaceChildren())

function show(shows?: string, lang = 'en', style = ''): HTMLElement {
  const root = { id: 'own', ...(shows !== undefined && { [SHOWN_MARK]: shows }) }
  const html = renderToStaticMarkup(
    <Toasts root={root} props={{ place: 'top', seconds: 5, most: 5, first: 'oldest' } as never} />,
  )
  document.body.innerHTML = `<style>${elementStyles['toasts']}#own{${style}}</style><div lang="${lang}" style="width:300px">${html}</div>`
  return document.querySelector<HTMLElement>('#own') ?? expect.fail('it is not drawn')
}

test('visitors see nothing of it, and it takes no room', () => {
  const element = show()
  expect([getComputedStyle(element).display, element.parentElement?.offsetHeight]).toEqual(['contents', 0])
  expect(getComputedStyle(element, '::before').content).toBe('none')
})

test.each([
  ['en', 'Messages of workflows appear like this one'],
  ['ru', 'Так выглядят сообщения действий'],
])('on the canvas it is a message that says what it is for, in %s', (lang, words) => {
  const element = show('message', lang, '--toasts-width:900px')
  expect(getComputedStyle(element, '::before').content).toBe(`"${words}"`)
  expect([element.offsetWidth, element.offsetHeight > 40]).toEqual([268, true])
})

test('on the canvas it is as far from what is around it as messages are from the window; here it is not', () => {
  expect(getComputedStyle(show('message', 'en', '--toasts-inset:40px')).marginTop).toBe('40px')
  const element = show('message', 'en', '--toasts-inset:40px')
  element.setAttribute('data-toasts', 'here')
  expect([getComputedStyle(element).marginTop, element.offsetWidth]).toEqual(['0px', 300])
})

test('its edge tells the kind that the canvas shows, in colours of the builder where there are some', () => {
  const edge = (shows: string, style = '') => getComputedStyle(show(shows, 'en', style)).borderInlineStartColor
  const edges = ['message', 'message success', 'message warning', 'message error'].map((shows) => edge(shows))
  expect(new Set(edges).size).toBe(4)
  expect(edge('message error', '--toasts-error:#00ff00')).toBe('rgb(0, 255, 0)')
  expect(edge('message', '--toasts-info:#00ff00')).toBe('rgb(0, 255, 0)')
})

test('where a builder hides it, it is hidden on the canvas too', () => {
  expect(getComputedStyle(show('message', 'en', 'display:none')).display).toBe('none')
})

test.each([
  ['a grid', 'display:grid;height:300px'],
  ['a row', 'display:flex;height:300px'],
])('on the canvas it is as large in %s as elsewhere', (_, around) => {
  const element = show('message')
  const { offsetWidth, offsetHeight } = element
  element.parentElement?.setAttribute('style', `width:600px;${around}`)
  element.style.maxWidth = `${offsetWidth}px`
  expect([element.offsetWidth, element.offsetHeight]).toEqual([offsetWidth, offsetHeight])
})

test('on the canvas columns do not stretch it, whichever sheet comes first', () => {
  const element = show('message')
  const { offsetHeight } = element
  const columns = document.createElement('div')
  columns.setAttribute('data-columns', '')
  columns.style.cssText = 'display:flex;width:900px;height:300px'
  element.replaceWith(columns)
  columns.append(element)
  const sheet = document.createElement('style')
  sheet.textContent = elementStyles['columns'] ?? ''
  document.body.append(sheet)
  expect(element.offsetWidth).toBe(368)
  expect(element.offsetHeight).toBeLessThanOrEqual(offsetHeight)
})
