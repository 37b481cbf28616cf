import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  classNameOf,
  compareStates,
  compileSheet,
  mergeSheets,
  printDeclarations,
  printRule,
  SCREENS,
  STATES_AROUND,
  stateSelector,
  STYLE_PROPERTIES,
  tokenVariable,
  type Declarations,
  type Sheet,
} from './index.ts'

const token = { type: 'token', id: 'abcdefghij012345' } as const

describe('printing', () => {
  it('style-P1 prints the same text whatever the order of setting', () => {
    expect(printDeclarations({ color: 'red', 'padding-top': '4px', '--z': '1', '--a': '2' })).toBe(
      printDeclarations({ '--a': '2', 'padding-top': '4px', '--z': '1', color: 'red' }),
    )
    const names = STYLE_PROPERTIES.map((property) => property.name)
    fc.assert(
      fc.property(fc.shuffledSubarray(names), (some) => {
        const declare = (list: readonly string[]) => printDeclarations(Object.fromEntries(list.map((name) => [name, 'inherit'])))
        return declare(some) === declare(some.toSorted())
      }),
    )
  })
  it('style-P1 values that builders name come last, by name', () => {
    expect(printDeclarations({ '--b': '1', 'z-index': 1, '--a': ' 2 ', color: 'red' })).toBe('z-index:1;color:red;--a:2;--b:1')
  })
  it('style-P1 what covers others comes before them', () => {
    expect(printDeclarations({ 'font-size': '20px', font: token, 'row-gap': '2px', gap: '8px' })).toBe(
      `gap:8px;font:var(${tokenVariable(token.id)});row-gap:2px;font-size:20px`,
    )
  })
  it.each([
    ['url(https://a.example/a.png)', 'url("https://b.example/a.png")'],
    [
      `url( 'https://a.example/a.png' ), URL("https://a.example/b.png")`,
      'url("https://b.example/a.png"), url("https://b.example/b.png")',
    ],
  ])('style-P1 addresses are resolved wherever they stand: %s', (value, printed) => {
    const resolve = (reference: string) => reference.replace('a.example', 'b.example')
    expect(printDeclarations({ 'background-image': value }, resolve)).toContain(`background-image:${printed}`)
  })
  it('style-P2 screens from wide to narrow, then states by screen', () => {
    const sheet: Sheet = {
      'mobile:hover': { color: 'blue' },
      'default:active': { color: 'black' },
      'default:hover': { color: 'green' },
      mobile: { width: '10px' },
      tablet: { width: '20px' },
      default: { width: '30px' },
      'default:drop': { opacity: 0.5 },
    }
    expect(printRule('a', sheet, [...SCREENS].reverse())).toBe(
      '.a{width:30px}@media (max-width:991px){.a{width:20px}}@media (max-width:767px){.a{width:10px}}' +
        '.a:hover{color:green}@media (max-width:767px){.a:hover{color:blue}}.a:active{color:black}.a[data-state~=drop]{opacity:0.5}',
    )
  })
  it('style-P11 states of conditions stand in the order of the sheet, before what a pointer does', () => {
    const sheet: Sheet = {
      'default:hover': { color: 'green' },
      'default:when-late': { color: 'red' },
      'mobile:when-late': { color: 'blue' },
      'default:when-a1': { color: 'black' },
      'default:readonly': { opacity: 0.5 },
    }
    expect(printRule('a', sheet, SCREENS).replaceAll(/\{[a-z][^{}]*\}/g, '')).toBe(
      '.a:is(:where(input, textarea):read-only, [aria-readonly=true], [data-state~=readonly])' +
        '.a[data-when-late]@media (max-width:767px){.a[data-when-late]}.a[data-when-a1].a:hover',
    )
    expect(printRule('a', { 'default:when-': { color: 'red' }, 'default:when-A]': { color: 'red' } }, SCREENS)).not.toContain(
      'data-when',
    )
  })
  it('style-P2 leaves out screens nobody knows and states that are no names', () => {
    expect(printRule('a', { watch: { color: 'red' }, 'default:x{}': { color: 'red' }, 'default:constructor': {} }, SCREENS)).toBe(
      '',
    )
  })
  it('style-P3 later sheets win per screen and state', () => {
    const merged = mergeSheets([
      { default: { color: 'red', width: '1px', 'row-gap': '1px' }, tablet: { color: 'red' } },
      undefined,
      { default: { color: 'blue', gap: '8px' } },
    ])
    expect(merged).toEqual({ default: { color: 'blue', width: '1px', gap: '8px' }, tablet: { color: 'red' } })
  })
  it('style-P4 S3-23 a background picture covers without repeating', () => {
    const picture = 'url(asset:abcdefghij012345)'
    const resolve = () => 'https://assets.example/a".png'
    expect(printRule('a', { default: { 'background-image': picture } }, SCREENS, resolve)).toBe(
      '.a{background-image:url("https://assets.example/a%22.png");background-size:cover;background-repeat:no-repeat}',
    )
    expect(
      printRule('a', { default: { 'background-size': 'contain' }, mobile: { 'background-image': 'none' } }, SCREENS),
    ).toContain('{.a{background-image:none;background-repeat:no-repeat}}')
  })
  it('style-P4 what was said of a picture on wider screens, or without a state, holds on', () => {
    const picture = { 'background-image': 'url(asset:abcdefghij012345)' }
    const print = (sheet: Sheet) => printRule('a', sheet, SCREENS)
    expect(print({ mobile: { 'background-size': 'contain' }, default: picture })).toBe(
      '.a{background-image:url("asset:abcdefghij012345");background-size:cover;background-repeat:no-repeat}' +
        '@media (max-width:767px){.a{background-size:contain}}',
    )
    expect(print({ tablet: { 'background-size': 'contain', 'background-repeat': 'repeat' }, 'default:hover': picture })).toBe(
      '@media (max-width:991px){.a{background-size:contain;background-repeat:repeat}}' +
        '.a:hover{background-image:url("asset:abcdefghij012345")}',
    )
    expect(print({ default: { ...picture, 'background-size': 'auto' } })).toBe(
      '.a{background-image:url("asset:abcdefghij012345");background-size:auto;background-repeat:no-repeat}',
    )
  })
  it('style-P5 an address cannot leave its quotes, whatever a file is named', () => {
    const resolve = () => 'a"\\\n<b>\f'
    expect(printDeclarations({ 'background-image': 'url(asset:abcdefghij012345)' }, resolve)).toBe(
      'background-image:url("a%22%5C%0A%3Cb%3E%0C")',
    )
  })
  it('style-P5 bindings and unsafe values are not printed', () => {
    expect(printDeclarations({ color: { type: 'f', code: 'x' }, width: '1px;}', height: '2px' })).toBe('height:2px')
  })
  it('style-P6 the class name follows from the content', () => {
    const a = compileSheet({ default: { color: 'red' } }, SCREENS)
    const again = compileSheet({ default: { color: 'red' } }, SCREENS)
    const other = compileSheet({ default: { color: 'blue' } }, SCREENS)
    expect(a).toEqual(again)
    expect(a?.className).toMatch(/^[a-z][a-z0-9]{5}$/)
    expect(a?.css).toBe(`.${a?.className}{color:red}`)
    expect(other?.className).not.toBe(a?.className)
    expect(compileSheet({ default: {} }, SCREENS)).toBeUndefined()
  })
  it('style-P7 what stays in place on a screen stands in the text on paper', () => {
    const onPaper = '@media print{.a{position:relative;inset:auto}}'
    expect(printRule('a', { default: { position: 'sticky', top: '0' } }, SCREENS)).toBe(`.a{position:sticky;top:0}${onPaper}`)
    expect(printRule('a', { mobile: { position: 'fixed' } }, SCREENS)).toContain(onPaper)
    for (const other of [{ default: { position: 'absolute' } }, { 'default:hover': { position: 'fixed' } }])
      expect(printRule('a', other, SCREENS)).not.toContain('print')
  })
  it.each(['overflow', 'overflow-x', 'overflow-y'])('style-P7 what scrolls by %s is whole on paper', (property) => {
    expect(printRule('a', { default: { [property]: 'auto', 'max-height': '200px' } }, SCREENS)).toContain(
      '@media print{.a{overflow:visible;height:auto;max-height:none}}',
    )
    expect(printRule('a', { default: { [property]: 'hidden' } }, SCREENS)).not.toContain('print')
  })
  it('style-P8 a ring that a rule takes away is there in forced colours', () => {
    const ring = '@media (forced-colors:active){.a:focus-visible{outline:2px solid}}'
    expect(printRule('a', { 'default:focus': { 'outline-style': 'none' } }, SCREENS)).toContain(ring)
    expect(printRule('a', { default: { 'outline-width': '0' } }, SCREENS)).toContain(ring)
    expect(printRule('a', { 'default:focus': { 'outline-style': 'solid', 'outline-width': '2px' } }, SCREENS)).not.toContain(
      'forced',
    )
  })
  const ground = { 'background-color': '#eef', 'border-top-left-radius': '8px' }
  it.each([
    ['a rounded ground', { default: ground }],
    [
      'a rounded ground without a line around it',
      { default: { ...ground, 'border-top-width': '0', 'border-top-style': 'none' } },
    ],
    ['a rounded ground in a colour of the site', { default: { ...ground, 'background-color': { type: 'token', id: 't1' } } }],
    ['a shadow', { default: { 'box-shadow': '0 1px 4px #0003' } }],
    ['what is a card on phones', { default: { 'border-top-left-radius': '8px' }, mobile: { 'background-color': '#eef' } }],
  ] as const)('style-P9 %s has an edge in forced colours, beside the ring of the focus', (_, sheet) => {
    const edge = '@media (forced-colors:active){.a:not(:focus-visible){outline:1px solid;outline-offset:-1px}}'
    expect(printRule('a', sheet, SCREENS)).toContain(edge)
  })
  it.each([
    ['a ground of a whole section', { default: { 'background-color': '#eef' } }],
    ['a ground that comes by pointing', { default: { 'border-top-left-radius': '8px' }, 'default:hover': ground }],
    ['a card with a line around it', { default: { ...ground, 'border-top-width': '1px', 'border-top-style': 'solid' } }],
    ['what is see-through', { default: { ...ground, 'background-color': 'transparent' } }],
    ['sharp corners', { default: { ...ground, 'border-top-left-radius': '0' } }],
    ['no shadow', { default: { 'box-shadow': 'none' } }],
  ])('style-P9 %s needs no edge', (_, sheet) => {
    expect(printRule('a', sheet, SCREENS)).not.toContain('forced')
  })
  it('style-P10 a link that shows by its colours alone where one is has a line below in forced colours', () => {
    const line = '@media (forced-colors:active){.a[aria-current=page]{border-bottom:3px solid!important}}'
    const where = (look: Declarations) => printRule('a', { default: { color: '#123' }, 'default:link-active': look }, SCREENS)
    expect(where({ color: '#c00' })).toContain(line)
    expect(where({ color: '#c00', 'background-color': '#fee', 'box-shadow': '0 0 2px' })).toContain(line)
    for (const look of [{ 'text-decoration-line': 'underline' }, { color: '#c00', 'font-weight': '700' }])
      expect(where(look)).not.toContain('forced')
  })
  it('style-P6 twenty thousand similar rules hardly ever share a name', () => {
    const names = new Set(Array.from({ length: 20_000 }, (_, at) => classNameOf(`._{padding-top:${at}px}`)))
    expect(names.size).toBeGreaterThanOrEqual(19_997)
  })
})

it('style-P13 S4-13 what is around an element is a state of its own: its parent, the one around that, its section; the element’s own hover wins', () => {
  const sheet = {
    'default:hover': { color: 'red' },
    'default:parent-hover': { color: 'green' },
    'default:section-hover': { color: 'blue' },
    'default:grandparent-hover': { color: 'navy' },
    'default:readonly': { color: 'gray' },
  }
  expect(printRule('k', sheet, [{ id: 'default' }]).match(/\.k:?[^{]*\{color:[a-z]+\}/g)).toEqual([
    expect.stringContaining('gray'),
    '.k:is(:where(body)>:hover *){color:blue}',
    '.k:is(:hover>*>*){color:navy}',
    '.k:is(:hover>*){color:green}',
    '.k:hover{color:red}',
  ])
  expect(STATES_AROUND.map((state) => stateSelector(state)).every((selector) => selector?.includes(':hover'))).toBe(true)
  expect(['hover', 'when-a', 'parent-hover'].toSorted(compareStates)).toEqual(['when-a', 'parent-hover', 'hover'])
})
