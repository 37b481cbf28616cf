import { describe, expect, test } from 'vitest'
import { serverDrawing } from '@heddle/testing/draw-control'
import { Breadcrumbs } from './component.tsx'
import { breadcrumbsDefinition } from './definition.ts'
import { readSteps } from './steps.ts'

const { draw: drawAny } = serverDrawing(breadcrumbsDefinition, Breadcrumbs)
const WAY = ['Home', 'Shop', 'Teas', 'Sencha'].map((label) => ({ label, page: '', link: `/${label}` }))
const draw = (props: object = {}): string => drawAny({ fromAddress: [], items: WAY, ...props })
const wordsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<span itemProp="name">([^<]*)/g)].map(([, word = '']) => word)

describe('breadcrumbs', () => {
  test('are a landmark with an ordered list of links, and the page itself, which is none', () => {
    const html = draw()
    expect(html).toMatch(/^<nav class="k" aria-label="Breadcrumb"><ol [^>]*>/)
    expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/Home', '/Shop', '/Teas'])
    expect(html).toContain('<span aria-current="page"><span itemProp="name">Sencha</span></span>')
    expect(html.match(/aria-current/g)).toHaveLength(1)
  })

  test('are told to search engines with their places', () => {
    const html = draw()
    expect(html).toContain('itemType="https://schema.org/BreadcrumbList"')
    expect([...html.matchAll(/itemProp="position" content="(\d)"/g)].map(([, at]) => at)).toEqual(['1', '2', '3', '4'])
  })

  test('tell search engines the way by the address, too, and what is folded away', () => {
    const fromAddress = WAY.map(({ label, link }) => ({ label, link }))
    for (const html of [draw({ fromAddress }), draw({ fromAddress, collapses: true })]) {
      expect(html.match(/itemProp="itemListElement"/g)).toHaveLength(4)
      expect(html.match(/itemProp="item"/g)).toHaveLength(3)
    }
  })

  test('come from the address where they are asked to', () => {
    expect(
      wordsOf(
        draw({
          fromAddress: [
            { label: 'Start', link: '/' },
            { label: 'Here', link: '' },
          ],
        }),
      ),
    ).toEqual(['Start', 'Here'])
  })

  test('have icons before their words, which say nothing themselves', () => {
    const html = draw({ items: [{ label: 'Home', link: '/', icon: 'house' }, WAY[3]] })
    expect(html).toMatch(
      /<a href="\/" itemProp="item"><span class="heddle-crumb-icon" style="--heddle-icon:url\([^)]*house[^)]*\)"><\/span><span itemProp="name">Home/,
    )
    expect(html.match(/heddle-crumb-icon/g)).toHaveLength(1)
  })

  test('begin with an icon where the way is that of the address, unless the step has its own', () => {
    const fromAddress = [
      { label: 'Start', link: '/' },
      { label: 'Here', link: '' },
    ]
    const iconsOf = (html: string) => [...html.matchAll(/--heddle-icon:url\([^)]*?([a-z]+)\.svg/g)].map(([, name]) => name)
    expect(iconsOf(draw({ fromAddress, firstIcon: 'house' }))).toEqual(['house'])
    expect(iconsOf(draw({ items: [{ label: 'Shop', link: '/', icon: 'store' }, WAY[3]], firstIcon: 'house' }))).toEqual(['store'])
  })

  test('keep the words of a step that is only an icon, and show them where there is none', () => {
    expect(draw({ firstIsIcon: true, firstIcon: 'house' })).toContain(
      '<span itemProp="name" class="heddle-crumb-unseen">Home</span>',
    )
    expect(draw({ firstIsIcon: true, firstIcon: 'house' }).match(/unseen/g)).toHaveLength(1)
    expect(draw({ firstIsIcon: true, firstIcon: 'a) no-repeat' })).not.toContain('unseen')
  })

  test('of a long way show the first and the last, and the others at a press', () => {
    const html = draw({ collapses: true })
    expect(html).toMatch(/<details><summary aria-label="More steps">…<\/summary><ol><li.*Shop.*Teas.*<\/ol><\/details>/)
    expect(wordsOf(html)).toEqual(['Home', 'Shop', 'Teas', 'Sencha'])
    expect(draw({ collapses: true, items: WAY.slice(0, 3) })).not.toContain('<details')
  })

  test.each([
    [{ separator: '›' }, '--heddle-separator:&quot;›&quot;'],
    [{ separator: 'custom', customSeparator: '::' }, '--heddle-separator:&quot;::&quot;'],
    [{ separator: 'custom', customSeparator: '"; x: url(y) "' }, '--heddle-separator:&quot; ; x: url(y)  &quot;'],
    [{ separator: 'custom', customSeparator: null }, '--heddle-separator:&quot;&quot;'],
  ])('%j stands between them', (props, style) => expect(draw(props)).toContain(`style="${style}"`))
})

describe('steps that a formula gives', () => {
  test.each([[null], [undefined], ['text'], [{}], [[null, 4, {}, { label: '' }, '']]])('%j are none', (given) => {
    expect(readSteps(given)).toEqual([])
  })

  test('are texts, or texts with an address', () => {
    expect(readSteps(['Home', { label: 7, link: '/seven' }])).toEqual([
      { label: 'Home', link: '', icon: '' },
      { label: '7', link: '/seven', icon: '' },
    ])
    expect(readSteps([{ label: 'Page', page: '/page', link: '/other' }])).toEqual([{ label: 'Page', link: '/page', icon: '' }])
  })

  test.each(['javascript:alert(1)', ' javascript:x', 'java\nscript:x', 'data:text/html,x', 'vbscript:x'])(
    '%j leads nowhere',
    (link) => {
      expect(readSteps([{ label: 'Bad', link }])).toEqual([{ label: 'Bad', link: '', icon: '' }])
    },
  )

  test.each([null, {}, 'House', 'house)', 'x'.repeat(65)])('an icon %j is none', (icon) => {
    expect(readSteps([{ label: 'Step', icon }])).toEqual([{ label: 'Step', link: '', icon: '' }])
  })

  test.each(['/a:b', '#part', '?q=1', 'shop/tea', 'https://example.org', 'mailto:a@example.org', 'tel:1'])(
    '%j leads on',
    (link) => {
      expect(readSteps([{ label: 'Good', link }])).toEqual([{ label: 'Good', link, icon: '' }])
    },
  )
})
