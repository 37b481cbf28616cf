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
      { label: 'Home', link: '' },
      { label: '7', link: '/seven' },
    ])
    expect(readSteps([{ label: 'Page', page: '/page', link: '/other' }])).toEqual([{ label: 'Page', link: '/page' }])
  })

  test.each(['javascript:alert(1)', ' javascript:x', 'java\nscript:x', 'data:text/html,x', 'vbscript:x'])(
    '%j leads nowhere',
    (link) => {
      expect(readSteps([{ label: 'Bad', link }])).toEqual([{ label: 'Bad', link: '' }])
    },
  )

  test.each(['/a:b', '#part', '?q=1', 'shop/tea', 'https://example.org', 'mailto:a@example.org', 'tel:1'])(
    '%j leads on',
    (link) => {
      expect(readSteps([{ label: 'Good', link }])).toEqual([{ label: 'Good', link }])
    },
  )
})
