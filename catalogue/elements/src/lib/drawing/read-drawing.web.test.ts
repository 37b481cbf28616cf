import { describe, expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'
import { readDrawing } from './read-drawing.ts'

const NONE: ReadonlySet<string> = new Set()

/** The drawing in a text, read as browsers read pages, where nothing of it could run. */
async function read(text: string, left = NONE): Promise<SVGElement | null> {
  const { html = '' } = (await readDrawing(text, left)) ?? {}
  return new DOMParser().parseFromString(html, 'text/html').querySelector('svg')
}
const draw = async (inside: string, attributes = ''): Promise<string> =>
  (await read(`<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`))
    ?.outerHTML ?? ''
const regionsOf = async (
  inside: string,
  left: readonly string[] = [],
): Promise<readonly (readonly [string, string | null])[]> => {
  const svg = await read(`<svg>${inside}</svg>`, new Set(left))
  const regions = svg?.querySelectorAll('[role=button]') ?? []
  return Array.from(regions, (one) => [one.getAttribute('data-region-id') ?? one.id, one.ariaLabel])
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
  ])('keeps nothing of %s that fetches, runs or is drawn elsewhere', async (inside) => {
    const drawn = await draw(inside)
    // What the map itself says of its regions is not the drawing's.
    const own = drawn.replaceAll(/ (?:role="(?:presentation|button)"|tabindex="(?:0|-1)"|aria-(?:label|pressed)="[^"]*")/g, '')
    expect(own).not.toMatch(/script|alert|example|javascript|<use|<image|<a[ >]|iframe|position|tabindex|role|focus|<img/)
    expect(own).toMatch(/^<svg/)
  })

  test('keeps shapes, gradients, texts and their looks', async () => {
    const drawn = await draw(
      '<defs><linearGradient id="g" xlink:href="#o"><stop offset="1" stop-color="red"/></linearGradient></defs>' +
        '<g id="a" transform="scale(2)"><path d="M0 0" style="fill: red; stroke-width: 2" fill="url(#g)"/><text x="1">Hi &amp; ho</text></g>',
    )
    for (const part of ['href="#o"', 'stop-color="red"', 'transform="scale(2)"', 'fill="url(#g)"', 'Hi &amp; ho', 'fill: red'])
      expect(drawn).toContain(part)
  })

  test('keeps nothing under the name of another that is kept', async () => {
    const drawn = await draw(
      '<g xmlns:o="http://www.w3.org/1999/xhtml"><o:path id="alert"/><o:g><path id="alert"/></o:g></g>' +
        '<linearGradient xmlns:y="http://www.w3.org/1999/xlink" y:href="https://example.org" xlink:href="https://example.org#a"/>',
      'xmlns:xlink="http://www.w3.org/1999/xlink"',
    )
    expect(drawn).toContain('<linearGradient')
    expect(drawn).not.toMatch(/alert|example/)
  })

  test('keeps no shape with more attributes than any has, and what stands beside it', async () => {
    const many = Array.from({ length: 101 }, (_, at) => `a${at}="1"`).join(' ')
    expect(await draw(`<path id="many" ${many}/><path id="few" a="1"/>`)).not.toContain('many')
    expect(await draw(`<path id="many" ${many}/><path id="few" a="1"/>`)).toMatch(/<path id="few"[^>]*>/)
    expect(await read(`<svg ${many}/>`)).toBeNull()
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
  ])('reads %s alike', async (_, inside, names) => {
    const svg = await read(`<svg>${inside}</svg>`)
    expect(Array.from(svg?.children ?? [], ({ localName }) => localName)).toEqual(names)
  })

  test('reads words that styles go by as words', async () => {
    const drawn = await draw('<text>Free style = ok, style="a"</text><path data-name="in style" style="fill:red"/>')
    expect(drawn).toContain('>Free')
    expect(drawn).toMatch(/data-name="in style" style="fill:red"/)
  })

  test.each(['title', 'desc', 'style', 'text'])('keeps nothing of a page that begins in a %s', async (name) => {
    for (const inside of [
      '<p onclick="alert(1)">',
      '<script>alert(1)</script>',
      '&lt;script>alert(1)',
      '<svg><img src="x" onerror="alert(1)"/></svg>',
    ]) {
      const svg = await read(`<svg><${name}>${inside}</${name}><path/></svg>`)
      expect(svg?.querySelector(':is(script,img,p),[onclick],[onerror]') ?? null).toBeNull()
    }
  })

  test.each([
    ['.a, #b path{fill:red;position:fixed}:host{fill:red}.c:hover{fill:red}', '.a, #b path{fill:red}'],
    ['@import "https://example.org";.a{fill:red}', '.a{fill:red}'],
    ['@media print{.a{fill:red}}.b{fill:blue}', '.b{fill:blue}'],
    ['@media print{.a{fill:red}', ''],
    ['/* .a{fill:red} */g>.b{fill:url(#c)}', 'g>.b{fill:url(#c)}'],
    ['.a{fill:url(//example.org/#a)}', '.a{}'],
    ['.a{fill:\\75rl(#a);stroke:red}', '.a{stroke:red}'],
    [".a{font-family:'Open Sans', serif;content:'a'}", ".a{font-family:'Open Sans', serif}"],
    [".a{font-family:'a;fill:red}", '.a{fill:red}'],
    ['.a{.b{fill:red}}', ''],
  ])('keeps of the rules %s those by classes and ids that only draw', async (css, kept) => {
    const drawing = await readDrawing(`<svg><style>${css}</style></svg>`, NONE)
    expect(drawing?.css).toBe(kept)
  })

  test('has a view box, of its width and height where it says none', async () => {
    expect(await draw('', 'width="40px" height="30"')).toContain('viewBox="0 0 40 30"')
    const svg = await read('<svg viewBox="0 0 1 2" width="40" height="30" id="a" x="1" onload="alert(1)"/>')
    expect(svg?.getAttributeNames()).toEqual(['viewBox', 'role'])
  })

  test.each(['', 'text', '<div>no</div>', '<svg', '\u0000'])('%j is none, or an empty one', async (text) =>
    expect((await read(text))?.childElementCount ?? 0).toBe(0),
  )

  test.each([
    ['groups in groups', '<g>'.repeat(100_000)],
    ['groups that end', '<g>'.repeat(100_000) + '</g>'.repeat(100_000)],
    ['groups with names that end', Array.from({ length: 50_000 }, (_, at) => `<g id="a${at}">`).join('') + '</g>'.repeat(50_000)],
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
    ['comments in rules', `<style>${'/*'.repeat(100_000)}</style>`],
    ['rules in rules', `<style>${'@a{'.repeat(100_000)}</style>`],
    ['rules', `<style>${'.a .b .c{fill:red}'.repeat(10_000)}</style>`],
  ])('%s without an end take no time to speak of', async (_, inside) => {
    const started = performance.now()
    await readDrawing(`<svg>${inside}</svg>`, NONE)
    expect(performance.now() - started).toBeLessThan(3000)
  })
})

describe('regions of a drawing', () => {
  test('are shapes and groups with an id, by their titles', async () =>
    expect(
      await regionsOf(
        '<path id="a"><title> North </title></path><g id="b" data-name="South"><path id="inside"/></g>' +
          '<circle data-region-id="c" id="x"/><path/><text id="t">No</text><rect id="hole" fill="none"/><path id="a"/>',
      ),
    ).toEqual([
      ['a', 'North'],
      ['b', 'South'],
      ['c', 'c'],
    ]))

  test.each([
    ['<g><path id="a"/><g><path id="b"/></g></g>', [], ['a', 'b']],
    ['<g id="layer"><path id="a"/></g><path id="b"/>', ['layer'], ['a', 'b']],
    ['<g id="layer"><path id="a"/><path id="b"/></g>', [], ['a', 'b']],
    ['<g id="one"><g id="two"><path id="a"/><path id="a"/></g></g>', [], ['a']],
    ['<g id="a"><path class="b"/></g>', [], ['a']],
    ['<defs><path id="a"/></defs><g id="b"><path id="c"/></g><path id="d"/>', [], ['b', 'd']],
    ['<path id="a" fill="none" /><path id="b" style="fill:none"/>', [], ['b']],
    ['<path id="x &amp; y"/><path id="b"/>', ['x & y'], ['b']],
  ])('of %s but %j are %j', async (inside, left, ids) => expect((await regionsOf(inside, left)).map(([id]) => id)).toEqual(ids))

  test('are called by their own title, and parts of them keep theirs', async () => {
    const inside =
      '<g id="a"><title>A &amp; "B"</title><path id="c"><title>C</title></path></g>' +
      '<path id="d" style="stroke:red;marker:url(#m)"><title id="t">D</title><desc>d</desc></path><path id="e"><title> </title></path>'
    expect(await regionsOf(inside)).toEqual([
      ['a', 'A & "B"'],
      ['d', 'D'],
      ['e', 'e'],
    ])
    const svg = await read(`<svg>${inside}</svg>`)
    expect(Array.from(svg?.querySelectorAll('title') ?? [], (title) => title.textContent)).toEqual(['C'])
  })

  test('are what people press, one of them reached by Tab', async () => {
    const svg = await read('<svg><path id="a"/><path id="b"/></svg>')
    const names = ['role', 'tabindex', 'aria-label', 'aria-pressed']
    expect(Array.from(svg?.children ?? [], (one) => names.map((name) => one.getAttribute(name)))).toEqual([
      ['button', '0', 'a', 'false'],
      ['button', '-1', 'b', 'false'],
    ])
  })
})

test('what drawing programs add of their own is left out, and the rest is drawn', async () => {
  const svg = await read(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:tool="http://tool.example"><tool:view zoom="1"/><metadata><a/></metadata>' +
      '<g tool:name.of="x" id="a"><![CDATA[ ]]><path d="M0 0h1"/></g><?x y?><style><![CDATA[g > path{fill:red}]]></style></svg>',
  )
  expect(svg?.outerHTML).toMatch(/<g id="a"[^>]*><path d="M0 0h1"><\/path><\/g><\/svg>$/)
})

test('what is written of a drawing is even, and written alike again', () => {
  const text = '<svg viewBox="0 0 1 1"><g class="a"><path class="b" d="M0 0"/><text>c</text></g></svg>'
  const once = cleanSvg(text, NONE)?.html ?? ''
  expect(cleanSvg(once, NONE)?.html).toBe(once)
})
