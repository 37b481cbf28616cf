import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LocalizedText } from '@heddle/kit'
import { createStyleSheets, type StyleSheets } from './style-sheets.ts'

let page: HTMLElement
let sheets: StyleSheets | undefined
let before: readonly CSSStyleSheet[]
beforeEach(() => {
  before = [...document.adoptedStyleSheets]
  page = document.createElement('div')
  page.innerHTML = '<p class="a" data-node="one">One</p><p class="a" data-node="two">Two</p><div data-min-size="40"></div>'
  document.body.append(page)
})
afterEach(() => {
  sheets?.close()
  sheets = undefined
  page.remove()
})

const open = (elementCss = '', sizes: readonly number[] = [], texts?: ReadonlyMap<string, LocalizedText>) =>
  (sheets = createStyleSheets(document, elementCss, sizes, texts))
const rules = (css: Readonly<Record<string, string>>) => new Map(Object.entries(css))
const styleOf = (id: string) => getComputedStyle(page.querySelector(`[data-node="${id}"]`) ?? page)
const color = () => styleOf('one').color
const [red, green, blue] = ['rgb(255, 0, 0)', 'rgb(0, 128, 0)', 'rgb(0, 0, 255)']

describe('canvas-C2 style sheets', () => {
  it('override one another in their order: tokens, elements, nodes, changes of nodes, the forced state', () => {
    const { setTokens, load, add, force } = open('p{color:red;--seen:element}')
    setTokens(':root{--brand:blue}p{color:black}')
    expect(color()).toBe(red)
    load(rules({ a: '.a{color:var(--brand)}' }))
    expect(color()).toBe(blue)
    add(rules({ b: '.a{color:green}' }))
    expect(color()).toBe(green)
    force('one', 'hover', rules({ a: '.a:hover{color:red}' }))
    expect([color(), styleOf('two').color]).toEqual([red, green])
  })

  it('hold animations where they end, from the first moment on', () => {
    const { add } = open('@keyframes rise{from{translate:0 40px;opacity:0}}')
    const top = () => page.querySelector('[data-node="one"]')?.getBoundingClientRect().top
    const still = top()
    add(rules({ a: '.a{animation:rise 2s 1s infinite}' }))
    expect([top(), styleOf('one').opacity]).toEqual([still, '1'])
  })

  it('know the canvas by a mark at its root, which goes with them', () => {
    const seen = () => getComputedStyle(document.documentElement).getPropertyValue('--seen')
    const opened = open(':root[data-canvas]{--seen:canvas}')
    expect(seen()).toBe('canvas')
    opened.close()
    expect(document.documentElement.hasAttribute('data-canvas')).toBe(false)
  })

  it('hold each rule once, whoever brings it', () => {
    const { load, add } = open()
    load(rules({ a: '.a{color:red}' }))
    const { length } = document.adoptedStyleSheets
    expect(add(rules({ a: '.a{color:blue}' }))).toBe(false)
    expect([document.adoptedStyleSheets.length, color()]).toEqual([length, red])
    add(rules({ a: '.a{color:blue}', b: '.a{color:green}' }))
    expect([document.adoptedStyleSheets.length, color()]).toEqual([length + 1, green])
    add(rules({ b: '.a{color:blue}' }))
    expect([document.adoptedStyleSheets.length, color()]).toEqual([length + 1, green])
    expect(add(new Map())).toBe(false)
    expect(document.adoptedStyleSheets).toHaveLength(length + 1)
  })

  it('loaded anew hold what they are given and nothing else', () => {
    const { load, add } = open()
    load(rules({ a: '.a{color:red}' }))
    const { length } = document.adoptedStyleSheets
    add(rules({ b: '.a{color:green;margin-top:7px}' }))
    load(rules({ c: '.a{color:blue}', d: '.a{margin-left:3px}' }))
    expect([color(), styleOf('one').marginLeft]).toEqual([blue, '3px'])
    expect(styleOf('one').marginTop).not.toBe('7px')
    expect(document.adoptedStyleSheets).toHaveLength(length)
    // A rule that is not there any more may come again.
    add(rules({ a: '.a{color:red}' }))
    expect(color()).toBe(red)
    add(rules({ c: '.a{color:green}' }))
    expect(color()).toBe(red)
  })

  it('are to be loaded anew after 300 changes', () => {
    const { add } = open()
    const due = Array.from({ length: 300 }, (_, at) => add(rules({ [`c${at}`]: '.a{color:red}' })))
    expect(due.indexOf(true)).toBe(299)
  })

  it('leave with the canvas, and those of others stay', () => {
    const { close, add } = open('p{color:red}', [40])
    add(rules({ b: '.a{color:green}' }))
    expect(document.adoptedStyleSheets.length).toBeGreaterThan(before.length)
    close()
    expect([...document.adoptedStyleSheets]).toEqual(before)
  })
})

describe('canvas-C8 a forced state', () => {
  it('ends with the node, with the state, or with one that there is no such thing as', () => {
    const { load, force } = open()
    const hover = rules({ a: '.a{color:red}.a:hover{color:blue}' })
    load(hover)
    for (const end of [
      () => force(undefined, 'hover', hover),
      () => force('one', undefined, hover),
      () => force('one', '2x!', hover),
    ]) {
      force('one', 'hover', hover)
      expect(color()).toBe(blue)
      end()
      expect(color()).toBe(red)
    }
  })

  it('shows every rule of the node, and is of this node whatever its name', () => {
    const { force } = open()
    page.firstElementChild?.setAttribute('data-node', 'x"]y')
    force('x"]y', 'hover', rules({ a: '.a:hover{color:blue}', b: '.a{margin-left:3px}' }))
    const style = getComputedStyle(page.firstElementChild ?? page)
    expect([style.color, style.marginLeft, styleOf('two').color === blue]).toEqual([blue, '3px', false])
  })
})

describe('canvas-C7 hints', () => {
  it('give empty containers the size they ask for, and nothing to those that hold something', () => {
    open('', [24, 40, 40])
    const empty = page.querySelector('[data-min-size]')
    expect(empty?.getBoundingClientRect().height).toBe(40)
    empty?.append('x')
    expect(getComputedStyle(empty ?? page).minHeight).not.toBe('40px')
  })

  it('hatch an empty container, unless it has a picture or gradient of its own', () => {
    const { load } = open('', [40])
    const empty = page.querySelector('[data-min-size]') ?? page
    expect(getComputedStyle(empty).backgroundImage).toContain('repeating-linear-gradient')
    empty.className = 'own'
    load(rules({ own: '.own{background-image:linear-gradient(red,blue)}' }))
    expect(getComputedStyle(empty).backgroundImage).toMatch(/^linear-gradient/)
  })

  it('let an empty container say a text of its type, which stands nowhere in the page', () => {
    open('', [40], new Map([['slot', { en: 'Say "drop" here', ru: 'Сюда' }]]))
    const empty = page.querySelector('[data-min-size]')
    empty?.setAttribute('data-empty', 'slot')
    const said = () => getComputedStyle(empty ?? page, '::after').content
    expect(said()).toBe(String.raw`"Say \"drop\" here"`)
    expect(empty?.textContent).toBe('')
    // Of a page in another language what is known in that one.
    empty?.setAttribute('lang', 'ru-RU')
    expect(said()).toBe('"Сюда"')
    empty?.setAttribute('lang', 'de')
    expect(said()).toBe(String.raw`"Say \"drop\" here"`)
    empty?.append('x')
    expect(said()).toBe('none')
  })

  it('keep the page still: nothing moves and no text is selected', () => {
    open()
    page.style.cssText = 'transition:all 2s;animation:spin 3s 4s infinite'
    const { transitionProperty, animationDuration, animationDelay, animationIterationCount } = getComputedStyle(page)
    expect([transitionProperty, Number.parseFloat(animationDuration), animationDelay, animationIterationCount]).toEqual([
      'none',
      expect.closeTo(0, 3),
      '0s',
      '1',
    ])
    expect(getComputedStyle(document.documentElement).userSelect).toBe('none')
  })

  it('let no bar stand beside the page, which would take from its width', () => {
    open()
    expect(getComputedStyle(document.documentElement).scrollbarWidth).toBe('none')
    page.style.cssText = 'height:20px;overflow:scroll'
    const inner = document.createElement('div')
    inner.style.height = '500px'
    page.append(inner)
    expect(page.clientWidth).toBe(page.offsetWidth)
  })
})
