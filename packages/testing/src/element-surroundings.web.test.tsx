import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementExamples } from '@heddle/elements/examples'
import { elementStyles } from '@heddle/elements/styles'
import type { ElementComponent } from '@heddle/kit/react'
import type { NodeTemplate } from '@heddle/kit'
import { mergeSheets, type Sheet } from '@heddle/style'
import { openCanvasFrame, type CanvasFrame } from './canvas-frame.ts'
import { inPages } from './direct-law.tsx'
import { elementBodies } from './element-bodies.ts'
import { emulateMedia } from './emulate-media.ts'
import { examplePage } from './example-page.tsx'
import { fieldsOfDefinitions } from './fields-of-definitions.ts'
import { openElement } from './live-element.tsx'
import { inDocument } from './parity.ts'
import { publishFixture } from './publish-fixture.ts'
import { publishedPiece } from './published-piece.ts'
import { recordsOf } from './records-of.ts'
import { gesturesOn, partsToUse } from './use-element.ts'
import { watchPage } from './watch-page.ts'

const catalogue = { definitions: elementDefinitions, components: elementComponents, elementStyles }
const definitionOf = (type: string) => elementDefinitions.find((one) => one.type === type) ?? expect.fail(`there is no ${type}`)
const POPUP = 'base-popup'

const examples = elementExamples.filter(({ element }) => element !== POPUP)

/** Examples as they start in the editor, on one page. */
const pageOf = (some: readonly (typeof examples)[number][]) =>
  recordsOf(
    examplePage(
      some.map(({ node }) => started(node)),
      elementDefinitions,
    ),
    { fieldsOf: fieldsOfDefinitions(elementDefinitions) },
  )

function started(template: NodeTemplate): NodeTemplate {
  const sheets = [definitionOf(template.element).preset.styles, template.styles].filter((one) => one !== undefined)
  const slots = Object.entries(template.slots ?? {}).map(([slot, inside]) => [slot, inside.map(started)] as const)
  return { ...template, styles: mergeSheets(sheets as Sheet[]) as never, slots: Object.fromEntries(slots) }
}

let html: string
beforeAll(async () => {
  const { pages } = await publishFixture(pageOf(examples), catalogue)
  html = pages[0]?.html ?? expect.fail('nothing is published')
})

/** Parts that stand out of a page of this width, by their tags and classes. */
async function sticksOut(page: string, width: number, direction: 'ltr' | 'rtl' = 'ltr'): Promise<readonly string[]> {
  return inDocument(page, async (body) => {
    const { documentElement, defaultView } = body.ownerDocument
    if (!(defaultView?.frameElement instanceof HTMLElement)) throw new Error('The page is in no frame')
    defaultView.frameElement.style.width = `${width}px`
    documentElement.dir = direction
    if (documentElement.scrollWidth <= width) return []
    const parts = [...body.querySelectorAll('section *')]
    return parts
      .filter((part) => {
        const { left, right, width: own } = part.getBoundingClientRect()
        return own > 0 && (left < 0 || right > width)
      })
      .map((part) => `${part.localName}.${part.className}`)
  })
}

/** Parts that are moved by style alone. */
async function moving(page: string): Promise<readonly string[]> {
  return inDocument(page, async (body) => {
    const looks = [...body.querySelectorAll('*')].flatMap((part) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const { transitionDuration, transitionProperty, animationName } = getComputedStyle(part, pseudo)
        const moves = transitionProperty !== 'none' && /[1-9]/.test(transitionDuration)
        // What fades slowly stays where it is.
        const isMoving = animationName !== 'none' && !animationName.endsWith('-fades')
        return moves || isMoving ? `${part.localName}.${part.className}${pseudo ?? ''}` : ''
      }),
    )
    return [...new Set(looks.filter((look) => look !== ''))]
  })
}

describe('every element, in whatever stands around it', () => {
  // 320 pixels are 1280 at a zoom of 400 %, and 720 are 1440 at 200 %.
  test.each([320, 390, 720, 991, 1440])('nothing stands out of a page of %s pixels, in either direction', async (width) => {
    expect([await sticksOut(html, width), await sticksOut(html, width, 'rtl')]).toEqual([[], []])
  })

  test('what stands out is found', async () => {
    const wide = '<section><b class="wide" style="display:block;width:400px">x</b></section>'
    expect([await sticksOut(wide, 320), await sticksOut(wide, 720)]).toEqual([['b.wide'], []])
  })

  test('where somebody wants less motion nothing moves', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    expect(await moving(html)).toEqual([])
    expect(
      await moving(`<style>@keyframes k {} b { animation: k 1s } i::before { transition: all 1s }</style><b></b><i>`),
    ).toEqual(['b.', 'i.::before'])
  })

  test('stands in a popup as anywhere else', async () => {
    const watched = watchPage()
    const children = elementBodies.filter(({ definition }) => !definition.isSection).map(({ example }) => example)
    const live = await openElement({
      definition: definitionOf(POPUP),
      component: elementComponents[POPUP] as ElementComponent,
      components: elementComponents,
      ...publishedPiece({ slots: { children } }, elementDefinitions),
    })
    expect(live.element().childElementCount).toBeGreaterThanOrEqual(children.length)
    expect([live.said, live.complaints]).toEqual([[], []])
    await live.close()
    await expect.poll(watched.left).toEqual([])
    watched.stop()
  })
})

describe('on the canvas', () => {
  let canvas: CanvasFrame
  beforeAll(() => void (canvas = openCanvasFrame(catalogue)))
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => canvas.close())

  /** The browser looks at the whole page whenever the focus moves: on one page of all of them this took a minute and a half. */
  const pages = inPages(examples).map((some) => [[...new Set(some.map(({ element }) => element))].join(', '), some] as const)

  test.each(pages)('whatever is touched leads nowhere, asks nobody, and is forgotten when drawn again: %s', async (_, some) => {
    const records = pageOf(some)
    const asked = vi.spyOn(window, 'fetch')
    const sent = vi.spyOn(XMLHttpRequest.prototype, 'send')
    const address = location.href
    const page = records.find(({ kind }) => kind === 'page') ?? expect.fail('there is no page')
    const before = await canvas.draw(records, page.id, 'en')
    const elements = [...document.querySelectorAll<HTMLElement>('[data-node]')]
    expect(elements.length).toBeGreaterThan(some.length)
    for (const element of elements)
      for (const part of partsToUse(element).slice(0, 4))
        for (const [gesture, act] of gesturesOn(part)) if (!/^(?:type|choose|slide|paste)/.test(gesture)) act()
    expect(document.querySelectorAll('dialog:modal').length).toBe(0)
    expect([location.href, asked.mock.calls, sent.mock.calls]).toEqual([address, [], []])
    expect(await canvas.draw(records, page.id, 'en')).toBe(before)
  })
})
