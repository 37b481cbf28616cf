import { describe, expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'
import { findRegions } from './find-regions.ts'

const draw = (inside: string, attributes = ''): string =>
  cleanSvg(`<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)?.svg
    .outerHTML ?? ''
const regionsOf = (inside: string, left: readonly string[] = []): readonly (readonly [string, string])[] => {
  const clean = cleanSvg(`<svg>${inside}</svg>`)
  return clean ? findRegions(clean.svg, new Set(left)).map(({ id, title }) => [id, title]) : []
}

describe('a drawing of anybody', () => {
  test.each([
    '<script>alert(1)</script>',
    '<path id="a" onclick="alert(1)" d="M0 0"/>',
    '<foreignObject><iframe src="https://example.org"></iframe></foreignObject>',
    '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
    '<image href="https://example.org/x.png"/>',
    '<use href="#a"/>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<path fill="url(https://example.org/#a)"/>',
    '<path fill="\\75rl(https://example.org/#a)"/>',
    '<path style="fill:url(\'https://example.org\');position:fixed;background:url(https://example.org)"/>',
    '<style>@import "https://example.org";*{background:url(https://example.org)}path:has(g){fill:red}</style>',
    '<set attributeName="onclick" to="alert(1)"/><handler>alert(1)</handler>',
    '<title><img src=x onerror=alert(1)></title>',
    '<path tabindex="5" role="alert" autofocus/>',
  ])('keeps nothing of %s that fetches, runs or is drawn elsewhere', (inside) => {
    const drawn = draw(inside)
    expect(drawn).not.toMatch(/script|alert|example|javascript|<use|<image|<a[ >]|iframe|position|tabindex|role|focus|<img/)
    expect(drawn).toMatch(/^<svg/)
  })

  test('keeps shapes, gradients, texts and their looks', () => {
    const drawn = draw(
      '<defs><linearGradient id="g" xlink:href="#o"><stop offset="1" stop-color="red"/></linearGradient></defs>' +
        '<g id="a" transform="scale(2)"><path d="M0 0" style="fill: red; stroke-width: 2" fill="url(#g)"/><text x="1">Hi &amp; ho</text></g>',
    )
    for (const part of ['href="#o"', 'stop-color="red"', 'transform="scale(2)"', 'fill="url(#g)"', 'Hi &amp; ho', 'fill: red'])
      expect(drawn).toContain(part)
  })

  test('keeps nothing under the name of another that is kept', () => {
    const drawn = draw(
      '<g xmlns:o="http://www.w3.org/1999/xhtml"><o:path id="alert"/><o:g><path id="alert"/></o:g></g>' +
        '<linearGradient xmlns:y="http://www.w3.org/1999/xlink" y:href="https://example.org" xlink:href="https://example.org#a"/>',
      'xmlns:xlink="http://www.w3.org/1999/xlink"',
    )
    expect(drawn).toContain('<linearGradient')
    expect(drawn).not.toMatch(/alert|example/)
  })

  test('keeps no shape with more attributes than any has, and what stands beside it', () => {
    const many = Array.from({ length: 101 }, (_, at) => `a${at}="1"`).join(' ')
    expect(draw(`<path id="many" ${many}/><path id="few" a="1"/>`)).not.toContain('many')
    expect(draw(`<path id="many" ${many}/><path id="few" a="1"/>`)).toMatch(/<path id="few"(?:\/>|><\/path>)/)
    expect(cleanSvg(`<svg ${many}/>`)).toBeUndefined()
  })

  // Plain drawings are read as pages, others as XML: each of these stands at a place where the two differ.
  test.each([
    ['elements that end themselves', '<g/><path id="a"/><title/><path id="b"/>', ['g', 'path', 'title', 'path']],
    ['text in text', '<text>a &amp; b<tspan>c</tspan></text><path/>', ['text', 'path']],
    ['shapes in a title', '<title><path/></title><path/>', ['title', 'path']],
    ['names in other letters', '<Path/><PATH/><path/>', ['path']],
    ['what a page is made of', '<p/><path/>', ['path']],
    ['tables and lists', '<table/><ul><li/></ul><path/>', ['path']],
    ['tags in a style', '<style>/*<![CDATA[*/ .a{fill:red} </notag> /*]]>*/</style><path/>', ['path']],
    ['what looks like a tag in an attribute', '<path data-name="</svg><p>"/><path/>', ['path', 'path']],
    ['single quotes', "<path id='a'/><path/>", ['path', 'path']],
    ['quotes in quotes', `<path data-name='"/><p>' id="'/><p>"/><path/>`, ['path', 'path']],
    ['double quotes between single ones', `<path id='a"/><path/><p id="'/><g/>`, ['path', 'g']],
    ['comments that end with a shout', '<!-- --!><script>alert(1)</script> --><path/>', ['path']],
    ['comments', '<!--><path/>--><path/>', ['path']],
    ['comments that are over at once', '<!---><path/>--><path/>', ['path']],
    ['comments about tags', '<!-- <g> - </svg> "\' <script> --><path/><!----><g/>', ['path', 'g']],
    ['comments in text and in comments', '<text>a<!-- b --></text><!-- <!- - --><path/>', ['text', 'path']],
    ['comments in a tag', '<path <!-- --> id="a"/><path/>', ['path']],
    ['a comment in a style', '<style><!-- .a{fill:red} --></style><path/>', ['path']],
    ['words that are names of styles', '<text>my style here </text><title>style</title><path/>', ['text', 'title', 'path']],
    ['attributes over lines', '<path\n  id="a"\n/><path\tid="b" />', ['path', 'path']],
    ['names with a prefix', '<g xmlns:i="http://i.example"><i:view/></g><path/>', ['g', 'path']],
    ['gradients by their letters', '<defs><linearGradient id="g"/></defs>', ['defs']],
  ])('reads %s alike', (_, inside, names) => {
    const { svg } = cleanSvg(`<svg>${inside}</svg>`) ?? {}
    expect(Array.from(svg?.children ?? [], ({ localName }) => localName)).toEqual(names)
  })

  test('reads words that styles go by as words', () => {
    const drawn = draw('<text>Free style = ok, style="a"</text><path data-name="in style" style="fill:red"/>')
    expect(drawn).toContain('>Free')
    expect(drawn).toMatch(/data-name="in style" style="fill: red;"/)
  })

  test.each(['title', 'desc', 'style', 'text'])('keeps nothing of a page that begins in a %s', (name) => {
    for (const inside of [
      '<p onclick="alert(1)">',
      '<script>alert(1)</script>',
      '&lt;script>alert(1)',
      '<svg><img src="x" onerror="alert(1)"/></svg>',
    ]) {
      const { svg } = cleanSvg(`<svg><${name}>${inside}</${name}><path/></svg>`) ?? {}
      expect(svg?.querySelector(':is(script,img,p),[onclick],[onerror]') ?? null).toBeNull()
    }
  })

  test('keeps rules by classes and ids that only draw', () => {
    const { sheets = [] } =
      cleanSvg('<svg><style>.a, #b path{fill:red;position:fixed}:host{fill:red}.c:hover{fill:red}</style></svg>') ?? {}
    expect(sheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))).toEqual(['.a, #b path { fill: red; }'])
  })

  test('has a view box, of its width and height where it says none', () => {
    expect(draw('', 'width="40px" height="30"')).toContain('viewBox="0 0 40 30"')
    const { svg } = cleanSvg('<svg viewBox="0 0 1 2" width="40" height="30" id="a" x="1" onload="alert(1)"/>') ?? {}
    expect(svg?.getAttributeNames()).toEqual(['viewBox'])
  })

  test.each(['', 'text', '<div>no</div>', '<svg', '\u0000'])('%j is none, or an empty one', (text) =>
    expect(cleanSvg(text)?.svg.childElementCount ?? 0).toBe(0),
  )

  test.each([
    ['groups in groups', '<g>'.repeat(100_000)],
    ['groups that end', '<g>'.repeat(100_000) + '</g>'.repeat(100_000)],
    ['groups that end as others', '<g>'.repeat(100_000) + '</path>'.repeat(100_000)],
    ['titles in groups', '<g><title><g/></title>'.repeat(30_000)],
    ['spaces in a tag', `<path${' '.repeat(500_000)}`],
    ['quotes', '<path id="'.repeat(50_000)],
    ['quotes of both kinds', `<path id='"`.repeat(50_000)],
    ['comments', '<!-- - '.repeat(100_000)],
    ['comments that begin to end', `<!--${'- '.repeat(300_000)}-->`],
    ['styles in styles', '<style>'.repeat(100_000)],
    ['styles', '<path style="fill:red"/>'.repeat(20_000)],
    ['attributes', `<path ${Array.from({ length: 20_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`],
    ['spaces', `<path style${' '.repeat(500_000)}x`],
    ['entities', '&lt;'.repeat(100_000)],
    ['rules', `<style>${'.a .b .c{fill:red}'.repeat(10_000)}</style>`],
  ])('%s without an end take no time to speak of', (_, inside) => {
    const started = performance.now()
    cleanSvg(`<svg>${inside}</svg>`)
    expect(performance.now() - started).toBeLessThan(3000)
  })
})

describe('regions of a drawing', () => {
  test('are shapes and groups with an id, by their titles', () =>
    expect(
      regionsOf(
        '<path id="a"><title> North </title></path><g id="b" data-name="South"><path id="inside"/></g>' +
          '<circle data-region-id="c" id="x"/><path/><text id="t">No</text><rect id="hole" fill="none"/><path id="a"/>',
      ),
    ).toEqual([
      ['a', 'North'],
      ['b', 'South'],
      ['c', 'c'],
    ]))

  test('stand in groups without an id, in groups that are none, and in a group around everything', () => {
    expect(regionsOf('<g><path id="a"/><g><path id="b"/></g></g>').map(([id]) => id)).toEqual(['a', 'b'])
    expect(regionsOf('<g id="layer"><path id="a"/></g><path id="b"/>', ['layer']).map(([id]) => id)).toEqual(['a', 'b'])
    expect(regionsOf('<g id="layer"><path id="a"/><path id="b"/></g>').map(([id]) => id)).toEqual(['a', 'b'])
  })
})
