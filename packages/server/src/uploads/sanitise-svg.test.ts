import { expect, it } from 'vitest'
import { sanitiseSvg } from './sanitise-svg.ts'

const clean = (text: string): string | undefined => {
  const result = sanitiseSvg(text)
  return result.ok ? result.text : undefined
}

const svg = (inside: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`

it('keeps a plain picture as it is', () => {
  const picture = svg(
    '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><path fill="url(#g)" d="M0 0h1"/>',
  )
  expect(clean(`<?xml version="1.0"?>\n<!-- hello -->${picture}\n`)).toBe(picture)
})

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script of another name space', '<svg:script>alert(1)</svg:script>'],
  ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
  ['foreign content', '<foreignObject><iframe src="x"></iframe></foreignObject>'],
  ['an embedded page', '<iframe src="https://example.com"/>'],
  ['a link that runs a script', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
])('leaves out %s', (_what, inside) => {
  expect(clean(svg(inside))).toBe(svg(''))
})

it.each([
  ['a handler', ' onload="alert(1)"'],
  ['a handler in capitals', ' ONCLICK="alert(1)"'],
  ['an outside reference', ' xlink:href="https://example.com/x.svg"'],
  ['a script reference with spaces', ' href=" java script:alert(1)"'],
])('leaves out %s', (_what, attributes) => {
  expect(clean(svg('<use/>', attributes))).toBe(svg('<use/>'))
})

it('takes outside addresses and imports out of styles', () => {
  const cleaned = clean(svg('<style>@import "https://e.com/x.css"; path{fill:url(https://e.com/x)} g{fill:url(#a)}</style>'))
  expect(cleaned).not.toContain('e.com')
  expect(cleaned).toContain('url(#a)')
})

it('drops entity declarations, so that nothing can grow', () => {
  expect(clean(`<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<text>&a;</text>')}`)).toBe(svg('<text>&a;</text>'))
})

it.each([
  ['', 'nothing'],
  ['<svg>', 'an open picture'],
  ['<svg></g></svg>', 'crossed tags'],
  ['<html></html>', 'a page'],
  ['<svg><g attr<></svg>', 'a torn tag'],
])('refuses %j: %s', (text) => {
  expect(clean(text)).toBeUndefined()
})

it('writes a picture again as it was when there is nothing to take out', () => {
  for (const picture of [
    svg('<g id="a" class=\'b c\'><path d="M0 0h1"/>1 &lt; 2</g>'),
    svg('<style>.a{fill:url(#g)} .b{fill:url( "#g" )}</style>'),
    svg('<g transform = "scale(2)"\n fill="red" />'),
  ]) {
    const once = clean(picture)
    expect(once).toBeDefined()
    expect(clean(once ?? '')).toBe(once)
  }
})

it.each([
  ['hidden by an escape', '<style>a{fill:\\75rl(https://e.com/x)}</style>'],
  ['hidden by an import that is escaped', '<style>@\\69mport "https://e.com/x"</style>'],
  ['hidden by a reference', '<g style="fill:&#117;rl(https://e.com/x)"/>'],
  ['in quotes', '<g fill="url( \'https://e.com/x\' )"/>'],
  ['in capitals', '<style>a{fill:URL(https://e.com/x)}</style>'],
  ['after letters whose small forms are longer', '<style>/* İİİİ */a{fill:url(#a)}b{fill:url(https://e.com/x)}</style>'],
  ['without an end', '<g style="fill:url(https://e.com/x"/>'],
  ['in data of a style', '<style><![CDATA[a{fill:url(https://e.com/x)}]]></style>'],
])('takes out an outside address %s', (_how, inside) => {
  expect(clean(svg(inside))).not.toContain('e.com')
})

// Each of these kept the server busy for seconds or for ever once.
it.each([
  ['comments that are empty', '<!---->'.repeat(200_000)],
  ['forty comments before something else', `${'<!---->'.repeat(40)}!`],
  ['a comment that does not end', `<svg><!--${'-'.repeat(1_000_000)}`],
  ['many comments that do not end', '<svg>' + '<!--'.repeat(300_000)],
  ['a declaration that does not end', `<svg><!${'a'.repeat(1_000_000)}`],
  ['declarations in declarations', `<svg>${'<!['.repeat(300_000)}`],
  ['data that does not end', `<svg>${'<![CDATA['.repeat(100_000)}`],
  ['instructions that do not end', `<svg>${'<?'.repeat(500_000)}`],
  ['an attribute that does not end', `<svg a="${'a'.repeat(1_000_000)}`],
  ['many attributes that do not end', `<svg ${'a='.repeat(300_000)}`],
  ['spaces in a tag', `<svg${' '.repeat(1_000_000)}`],
  ['spaces after a name', `<svg a${' '.repeat(1_000_000)}`],
  ['names one after another', `<svg ${'a '.repeat(300_000)}`],
  ['opening marks', '<'.repeat(1_000_000)],
  ['spaces after url(', `<svg><style>url(${' '.repeat(1_000_000)}</style></svg>`],
  ['url( again and again', `<svg><style>${'url('.repeat(250_000)}</style></svg>`],
  ['references without an end', `<svg a="${'url(#'.repeat(200_000)}"/>`],
  ['ands', `<svg a="${'&'.repeat(1_000_000)}"/>`],
  ['letters after an and', `<svg a="&${'a'.repeat(1_000_000)}"/>`],
  ['imports', `<svg><style>${'@import'.repeat(150_000)}</style></svg>`],
])('comes to an end soon with %s', (_what, text) => {
  expect(typeof sanitiseSvg(text).ok).toBe('boolean')
})

/** Ten groups, each of which draws the one before so many times. */
const nested = (times: number, element = '<path d="M0 0h1"/>') =>
  svg(
    `<g id="g0">${element}</g>` +
      Array.from({ length: 9 }, (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(times)}</g>`).join(''),
  )

it('refuses a picture that draws itself too often, and takes one that repeats a little', () => {
  expect(sanitiseSvg(nested(10))).toEqual({ ok: false, reason: 'heavy' })
  expect(sanitiseSvg(nested(2))).toMatchObject({ ok: true })
  expect(sanitiseSvg(nested(10).replaceAll('href', 'xlink:href'))).toEqual({ ok: false, reason: 'heavy' })
})

it('counts patterns in patterns too, and elements one by one', () => {
  const patterns = Array.from(
    { length: 9 },
    (_, at) => `<pattern id="p${at + 1}">${`<rect fill="url(#p${at})"/>`.repeat(10)}</pattern>`,
  )
  expect(sanitiseSvg(svg(`<pattern id="p0"><rect/></pattern>${patterns.join('')}`))).toEqual({ ok: false, reason: 'heavy' })
  expect(sanitiseSvg(svg('<g/>'.repeat(500_001)))).toEqual({ ok: false, reason: 'heavy' })
})

it('takes references that go round or lead nowhere', () => {
  expect(
    clean(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/><use href="#b"/><use href="#none"/></g>')),
  ).toBeDefined()
})

it.each([
  [' width="20" height="10"', { width: 20, height: 10 }],
  [' width="2in" height="72pt"', { width: 192, height: 96 }],
  [' viewBox="0 0 30 15"', { width: 30, height: 15 }],
  [' width="100%" height="100%" viewBox="0,0,30,15"', { width: 30, height: 15 }],
  [' width="60" viewBox="0 0 30 15"', { width: 60, height: 30 }],
  [' height="5" viewBox="0 0 30 15"', { width: 10, height: 5 }],
  [' width="0.2" height="0.2"', { width: 1, height: 1 }],
  [' width="1e999" height="-5" viewBox="a b"', {}],
  ['', {}],
])('knows the size of a picture by %j', (attributes, size) => {
  expect(sanitiseSvg(svg('', attributes))).toMatchObject({ ok: true, size })
})
