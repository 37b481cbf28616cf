import { describe, expect, test } from 'vitest'
import type { NodeRecord } from '@heddle/document'
import { printTokens, tokenVariable } from '@heddle/style'
import { compilerOf, id, node, page, project, styleClass, token } from '../testing/fixture.ts'

const bind = (code: string) => ({ type: 'f' as const, code })
const ruleOf = ({ rules }: { readonly rules: ReadonlyMap<string, string> }) =>
  [...rules.values()].join('').replaceAll(/\.[a-z][a-z0-9]{5}\b/g, '.x')

describe('styles', () => {
  test('publish-C3 own values win over a sub-class, it over its class, the class over the element', () => {
    const compiler = compilerOf(
      project([
        styleClass('box', { default: { color: 'red', 'margin-top': '1px', 'padding-top': '1px' } }),
        styleClass('small', { default: { color: 'green', 'padding-top': '2px' } }, { parentId: id('box') }),
        node('text', 'home', 'text', { classes: { [id('small')]: 'a0' }, styles: { default: { color: 'blue' } } }),
      ]),
    )
    const rule = ruleOf(compiler.one('text'))
    expect(rule).toContain('color:blue')
    expect(rule).toContain('padding-top:2px')
    expect(rule).toContain('margin-top:1px')
    expect(rule).toContain('margin-bottom:0')
    expect(rule).not.toMatch(/red|green/)
  })

  test('publish-C3 a colour field that is printed into the rule may be a token, on a screen of its own too', () => {
    const [ink, sun] = [token('ink', 'color', '#111'), token('sun', 'color', '#fc0')]
    const color = { default: { type: 'token', id: ink.id }, mobile: { type: 'token', id: sun.id } }
    const compiler = compilerOf(
      project([ink, sun, node('star', 'home', 'icon', { props: { icon: { default: 'star' }, color } })]),
    )
    const compiled = compiler.one('star')
    expect(ruleOf(compiled)).toContain(`color:var(${tokenVariable(ink.id)})`)
    expect(ruleOf(compiled)).toMatch(new RegExp(`@media[^{]*\\{.*color:var\\(${tokenVariable(sun.id)}\\)`))
  })

  test('publish-C3 of two classes the one with the later index wins', () => {
    const records = [styleClass('one', { default: { color: 'red' } }), styleClass('two', { default: { color: 'blue' } })]
    const compiler = compilerOf(
      project([
        ...records,
        node('text', 'home', 'text', { classes: { [id('one')]: 'a1', [id('two')]: 'a0' } }),
        node('other', 'home', 'text', { classes: { [id('one')]: 'a0', [id('two')]: 'a1' } }),
      ]),
    )
    expect(ruleOf(compiler.one('text'))).toContain('color:red')
    expect(ruleOf(compiler.one('other'))).toContain('color:blue')
  })

  test('publish-C3 each element with one class has the look of its own class, and two classes of one place count by their ids', () => {
    const compiler = compilerOf(
      project([
        styleClass('one', { default: { color: 'red' } }),
        styleClass('two', { default: { color: 'blue' } }),
        node('first', 'home', 'text', { classes: { [id('one')]: 'a0' } }),
        node('second', 'home', 'text', { classes: { [id('two')]: 'a0' } }),
        node('third', 'home', 'text', { classes: { [id('one')]: 'a1' } }),
        node('both', 'home', 'text', { classes: { [id('one')]: 'a0', [id('two')]: 'a0' } }),
        node('turned', 'home', 'text', { classes: { [id('two')]: 'a0', [id('one')]: 'a0' } }),
      ]),
    )
    const colors = ['first', 'second', 'third', 'both', 'turned'].map(
      (name) => /color:(\w+)/.exec(ruleOf(compiler.one(name)))?.[1],
    )
    expect(colors).toEqual(['red', 'blue', 'red', 'blue', 'blue'])
  })

  test('publish-C3 a typography says its letter spacing with its font, as soon as it has one and until it has none', () => {
    const font = { type: 'token', id: id('serif') } as const
    const site = project([
      token('serif', 'typography', '400 21px/1.5 serif'),
      styleClass('lead', { default: { font }, mobile: { font, 'letter-spacing': '1px' } }),
      node('hero', 'home', 'section'),
      node('text', 'hero', 'text', { classes: { [id('lead')]: 'a0' } }),
    ])
    const { compiler, one } = compilerOf(site)
    const change = (from: string | null, to: string | null) => {
      compiler.affectedBy(site.change({ set: { [id('serif')]: { letterSpacing: [from, to] } } }))
      return one('text')
    }
    const before = ruleOf(one('text'))
    expect(before).not.toMatch(/letter-spacing:var/)
    expect(ruleOf(change(null, '0.02em'))).toMatch(/letter-spacing:var\(--[a-z0-9]+-s\).*letter-spacing:1px/)
    expect(compiler.tokensCss()).toMatch(/-s:0\.02em/)
    expect(ruleOf(change('0.02em', null))).toBe(before)
  })

  test('publish-C16 a class that comes and goes is worn and taken off by the elements that name it', () => {
    const site = project([node('text', 'home', 'text', { classes: { [id('late')]: 'a0' } })])
    const { compiler, one } = compilerOf(site)
    const late = styleClass('late', { default: { color: 'red' } })
    expect(ruleOf(one('text'))).not.toContain('color:red')
    for (const [diff, isWorn] of [
      [{ put: { [late.id]: late } }, true],
      [{ remove: { [late.id]: late } }, false],
    ] as const) {
      compiler.affectedBy(site.change(diff))
      expect(ruleOf(one('text')).includes('color:red')).toBe(isWorn)
    }
  })

  test('publish-C3 a fault in a look that two elements share is told at both', () => {
    const styles = { default: { color: bind('1 +') } }
    const { one } = compilerOf(project(['one', 'two'].map((name) => node(name, 'home', 'text', { styles }))))
    for (const name of ['one', 'two']) expect(one(name).issues).toMatchObject([{ code: 'broken-formula' }])
  })

  test('publish-C3 narrower screens and then states override', () => {
    const styles = {
      'default:hover': { color: 'red' },
      mobile: { color: 'green' },
      default: { color: 'blue' },
      tablet: { color: 'teal' },
    }
    const rule = ruleOf(compilerOf(project([node('text', 'home', 'text', { styles })])).one('text'))
    expect(rule).toMatch(/color:blue.*991px.*color:teal.*767px.*color:green.*:hover\{color:red\}/)
  })

  test('publish-C4 equal rules have one class, and a node without declarations has none', () => {
    const compiler = compilerOf(
      project([
        node('one', 'home', 'text', { styles: { default: { color: 'red', 'font-size': '20px' } } }),
        node('two', 'home', 'text', { styles: { default: { 'font-size': '20px', color: 'red' } } }),
        node('other', 'home', 'text', { styles: { default: { color: 'red' } } }),
      ]),
    )
    expect(compiler.one('one').published.className).toBe(compiler.one('two').published.className)
    expect(compiler.one('one').published.className).not.toBe(compiler.one('other').published.className)
  })

  test('publish-C5 a bound property is drawn inline', () => {
    const { published, rules } = compilerOf(
      project([node('text', 'home', 'text', { styles: { default: { color: bind("'red'") } } })]),
    ).one('text')
    expect(published.style).toEqual({ color: { type: 'f', tree: ['l', 'red'] } })
    expect([...rules.values()].join('')).not.toContain('color')
  })

  test('publish-C5 where a screen or state declares it too, the rule reads a custom property', () => {
    const styles = { default: { color: bind("'red'") }, mobile: { color: 'blue' }, 'default:hover': { color: bind("'green'") } }
    const compiled = compilerOf(project([node('text', 'home', 'text', { styles })])).one('text')
    const names = Object.keys(compiled.published.style ?? {})
    expect(names).toHaveLength(2)
    for (const name of names) {
      expect(name).toMatch(/^--/)
      expect(ruleOf(compiled)).toContain(`color:var(${name})`)
    }
    expect(ruleOf(compiled)).toContain('color:blue')
  })

  test('publish-C5 a bound animation is read by the rule, which brings the frames of all', () => {
    const styles = { default: { 'animation-name': bind("'spin'") } }
    const compiled = compilerOf(project([node('text', 'home', 'text', { styles })])).one('text')
    const [name = ''] = Object.keys(compiled.published.style ?? {})
    expect(name).toMatch(/^--/)
    expect(ruleOf(compiled)).toContain(`animation-name:var(${name});animation-duration:1s`)
    expect(ruleOf(compiled)).toMatch(/@keyframes spin\{.*@keyframes swing\{/)
  })

  test('publish-C52 an animation of the project stands with the tokens of the pages that use it, with the colours of its frames', () => {
    const brand = token('brand', 'color', '#123456')
    const frames = { a: { at: 0, styles: { color: { type: 'token', id: id('brand') } } } } as const
    const used = token('rise', 'animation', 'none', { frames })
    const other = token('fall', 'animation', 'none', { frames: { a: { at: 0, styles: { opacity: 0 } } } })
    const styles = { 'default:hover': { 'animation-name': { type: 'token', id: id('rise') } } } as const
    const compiler = compilerOf(
      project([
        page('test', 'test'),
        brand,
        used,
        other,
        node('part', 'home', 'section', { styles }),
        node('else', 'test', 'section'),
      ]),
    )
    expect(compiler.compiler.tokensCss(id('home'))).toBe(printTokens([brand, used]))
    expect(compiler.compiler.tokensCss(id('home'))).toMatch(/@keyframes k-\w+\{0%\{color:var\(--/)
    expect(compiler.compiler.tokensCss(id('test'))).toBe('')
    expect(ruleOf(compiler.one('part'))).not.toContain('@keyframes')
  })

  test('publish-C5 a bound transition is read by the rule, which stills it for who wants less motion; a page without one says nothing of it', () => {
    const ruleWith = (styles: NodeRecord['styles']) =>
      ruleOf(compilerOf(project([node('text', 'home', 'text', { styles })])).one('text'))
    const still = /@media \(prefers-reduced-motion:reduce\)\{\.[^{]+\{transition-duration:1ms!important\}\}/
    expect(ruleWith({ default: { transition: bind("'color 1s'") } })).toMatch(still)
    expect(ruleWith({ default: { 'transition-duration': bind("'1s'") } })).toMatch(still)
    expect(ruleWith({ default: { 'background-color': 'red' } })).not.toContain('reduced-motion')
  })

  test('publish-C6 a field with a CSS property is printed by screen, and its body does not get it', () => {
    const compiled = compilerOf(
      project([
        node('icon', 'home', 'icon', { props: { icon: { default: 'star' }, fontSize: { default: '40px', mobile: '20px' } } }),
      ]),
    ).one('icon')
    expect(compiled.published.props).toEqual({ icon: 'star', label: '' })
    expect(ruleOf(compiled)).toMatch(/font-size:40px.*767px.*font-size:20px/)
    expect(ruleOf(compiled)).not.toContain('24px')
  })

  test('publish-C18 only design tokens in use are printed', () => {
    const compiler = compilerOf(
      project([
        token('used', 'color', '#111111', { darkValue: '#eeeeee' }),
        token('unused', 'color', '#222222'),
        node('part', 'home', 'section'),
        node('text', 'part', 'text', { styles: { default: { color: { type: 'token', id: id('used') } } } }),
      ]),
    )
    expect(compiler.compiler.tokensCss(id('home'))).toMatch(
      /^:root\{color-scheme:light;--[a-z0-9]+:#111111\}@media screen\{\.ww-app-theme-dark\{color-scheme:dark;--[a-z0-9]+:#eeeeee\}\}$/,
    )
    expect(ruleOf(compiler.one('text'))).toMatch(/color:var\(--[a-z0-9]+\)/)
  })

  test('publish-C24 what is scrolled to stays clear of a section at the top, on the screens where it stays', () => {
    const paddingOf = (styles: NonNullable<Parameters<typeof node>[3]>['styles'], element = 'section') =>
      /html.*$|@media[^{]*\{html.*$/.exec(
        ruleOf(compilerOf(project([node('bar', 'home', element, { styles: styles ?? {} })])).one('bar')),
      )?.[0]
    const bar = { position: 'sticky', top: '0' }
    expect(paddingOf({ default: bar })).toBe('html:has(.x){scroll-padding-top:80px}')
    expect(paddingOf({ default: { ...bar, 'min-height': '64px' }, mobile: { position: 'static' } })).toBe(
      'html:has(.x){scroll-padding-top:64px}@media (max-width:767px){html:has(.x){scroll-padding-top:auto}}',
    )
    expect(paddingOf({ tablet: { position: 'fixed', top: '0px', height: '50px' } })).toBe(
      '@media (max-width:991px){html:has(.x){scroll-padding-top:50px}}',
    )
    for (const other of [
      { position: 'static', top: '0' },
      { position: 'sticky', bottom: '0' },
      { ...bar, height: '100vh' },
      { ...bar, height: '600px' },
    ])
      expect(paddingOf({ default: other })).toBeUndefined()
    expect(paddingOf({ default: bar }, 'text')).toBeUndefined()
  })

  test('publish-C4 a page has each rule once, and what its elements need beside rules', () => {
    const styles = { default: { color: 'red' } }
    const { compiler, one } = compilerOf(
      project([
        page('other', 'other'),
        node('part', 'home', 'section'),
        node('first', 'part', 'text', { styles }),
        node('second', 'part', 'text', { styles }),
        node('elsewhere', 'other', 'section', { styles: { default: { color: 'blue' } } }),
      ]),
    )
    const css = compiler.pageCss(id('home'))
    const rule = [...one('first').rules.values()].join('')
    expect(rule).toContain('color:red')
    expect(css.split(rule)).toHaveLength(2)
    expect(css).not.toContain('blue')
    expect(compiler.pageCss(id('other'))).toContain('color:blue')
  })

  test('publish-C3 a declaration that is no CSS is reported with its place, and the others hold', () => {
    const styles = { default: { color: 'red', 'margin-top': '1px;} body{' }, mobile: { 'no such': 'x' } }
    const compiled = compilerOf(project([node('text', 'home', 'text', { styles })])).one('text')
    expect(ruleOf(compiled)).toContain('color:red')
    expect(ruleOf(compiled)).not.toContain('body')
    expect(compiled.issues).toMatchObject([
      { code: 'bad-style', severity: 'warning', path: `node/${id('text')}/styles/default/margin-top` },
      { code: 'bad-style', severity: 'warning', path: `node/${id('text')}/styles/mobile/no such` },
    ])
  })

  test('publish-C18 without a page the tokens of all pages are printed', () => {
    const styled = (name: string, on: string, colour: string) =>
      node(name, on, 'section', { styles: { default: { color: { type: 'token', id: id(colour) } } } })
    const { compiler } = compilerOf(
      project([
        page('other', 'other'),
        token('one', 'color', '#111111'),
        token('two', 'color', '#222222'),
        token('three', 'color', '#333333'),
        styled('part', 'home', 'one'),
        styled('away', 'other', 'two'),
      ]),
    )
    const printed = (of?: string) => ['#111111', '#222222', '#333333'].filter((value) => compiler.tokensCss(of).includes(value))
    expect([printed(id('home')), printed(id('other')), printed()]).toEqual([['#111111'], ['#222222'], ['#111111', '#222222']])
  })

  test('publish-C73 the arrow of a native list lies over its background picture, on each screen and in each state', () => {
    const layersOf = (styles: NonNullable<NonNullable<Parameters<typeof node>[3]>['styles']>, element = 'select') =>
      ruleOf(compilerOf(project([node('part', 'home', element, { styles })])).one('part')).match(/select\.x[^}]*\}/g) ?? []
    const over = (image: string, size = 'cover', repeat = 'no-repeat', place = '0% 0%') =>
      `{background-image:var(--arrow),${image};background-size:7px 7px,7px 7px,${size};` +
      `background-repeat:no-repeat,no-repeat,${repeat};background-position:var(--arrow-place),${place}}`
    const picture = { 'background-image': 'url(https://a.example/p.png)' }
    expect(layersOf({ default: picture })).toEqual([`select.x${over('url("https://a.example/p.png")')}`])
    const laid = { ...picture, 'background-size': '20px', 'background-repeat': 'repeat', 'background-position': 'center' }
    expect(layersOf({ default: laid, 'default:hover': { 'background-size': '10px' } })).toEqual([
      `select.x${over('url("https://a.example/p.png")', '20px', 'repeat', 'center')}`,
      `select.x:hover${over('url("https://a.example/p.png")', '10px', 'repeat', 'center')}`,
    ])
    expect(layersOf({ mobile: { 'background-image': 'none', 'background-position-x': '4px' } })).toEqual([
      `select.x${over('none', 'cover', 'no-repeat', '4px 0%')}`,
    ])
    expect(layersOf({ default: { 'background-size': 'contain' } })).toEqual([`select.x${over('none', 'contain')}`])
    expect(layersOf({ default: { 'background-color': '#fff' } })).toEqual([])
    expect(layersOf({ default: picture }, 'form-input')).toEqual([])
  })

  test('publish-C25 the last section gives the whole page its ground, on each screen', () => {
    const groundOf = (styles: NonNullable<NonNullable<Parameters<typeof node>[3]>['styles']>, element = 'section') =>
      ruleOf(compilerOf(project([node('part', 'home', element, { styles })])).one('part')).match(/html:has[^}]*\}/g) ?? []
    const last = 'html:has(>body>.x:nth-last-child(1 of section,header,main,footer,nav,aside))'
    const color = { type: 'token', id: id('ground') } as const
    expect(groundOf({ default: { 'background-color': '#fff' }, mobile: { 'background-color': color } })).toEqual([
      `${last}{background:#fff}`,
      expect.stringMatching(/\{background:var\(--[a-z0-9]+\)\}$/),
    ])
    for (const value of ['#ffffff80', '#fff8', 'transparent', bind("'red'")])
      expect(groundOf({ default: { 'background-color': value } })).toEqual([])
    expect(groundOf({ 'default:hover': { 'background-color': '#fff' } })).toEqual([])
    expect(groundOf({ default: { 'background-color': '#fff' } }, 'flexbox')).toEqual([])
  })
})
