import { type ComponentType, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { NodeContext, type ElementProps, type NodeHandle } from '@heddle/kit/react'
import { imageDefinition } from './definition.ts'
import { ImageInstead } from './instead.body.tsx'
import { ImageOverlaidInstead } from './overlaid.instead.body.tsx'
import { ImageToldInstead } from './told.instead.body.tsx'
import { ImageToldOverlaidInstead } from './told.overlaid.instead.body.tsx'

type Props = ElementProps<typeof imageDefinition>
type Given = Partial<Props['props']> & { readonly urlSet?: string }

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='
const NONE = 'data:image/gif;base64,AAAA'
const sized = (size: number) =>
  `data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22${size}%22 height=%22${size}%22/%3E`
const OTHER = sized(4)
const PROPS = { url: NONE, fallbackUrl: OTHER, alt: 'A loaf', loading: 'eager', objectFit: 'fill', overlay: '' } as const

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const drawing = (Body: ComponentType<Props>, more: Given = {}, link?: { readonly href: string }): ReactNode => (
  <Body root={{ id: 'a' }} props={{ ...PROPS, ...more }} {...(link && { link })} />
)
function show(what: ReactNode) {
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  root.render(what)
}
const picture = () => document.body.querySelector('img')
const shown = () => picture()?.complete && (picture()?.naturalWidth ?? 0) > 0 && picture()?.getAttribute('src')

test.each([
  ['by itself', ImageInstead, undefined],
  ['with a link', ImageInstead, { href: '/a' }],
  ['under a colour', ImageOverlaidInstead, undefined],
])('a picture that is drawn late and does not come is shown as another, %s', async (_, Body, link) => {
  show(drawing(Body, { urlSet: `${NONE} 2x` }, link))
  await expect.poll(shown).toBe(OTHER)
  expect([picture()?.alt, picture()?.naturalWidth]).toEqual(['A loaf', 4])
  expect(document.getElementById('a')?.dataset['placeholder']).toBe(OTHER)
})

test('one that comes stays; each time it is another that does not come, the other is shown', async () => {
  show(drawing(ImageInstead, { url: PIXEL }))
  await expect.poll(shown).toBe(PIXEL)
  root?.render(drawing(ImageInstead))
  await expect.poll(shown).toBe(OTHER)
  root?.render(drawing(ImageInstead, { url: sized(8) }))
  await expect.poll(shown).toBe(sized(8))
})

test('where the address is empty or none, the other is shown at once', async () => {
  for (const url of ['', null, 7]) {
    const html = renderToStaticMarkup(drawing(ImageInstead, { url: url as string }))
    expect(html).toContain(`src="${OTHER}"`)
  }
  expect(renderToStaticMarkup(drawing(ImageInstead, { fallbackUrl: null as never }))).not.toContain('data-placeholder')
})

test('what failed before React came is shown as another when it does', async () => {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = `<img id="a" fetchpriority="high" data-placeholder="${OTHER}" src="${NONE}" alt="A loaf">`
  await expect.poll(() => picture()?.complete).toBe(true)
  root = hydrateRoot(place, drawing(ImageInstead))
  await expect.poll(shown).toBe(OTHER)
})

test.each([ImageToldInstead, ImageToldOverlaidInstead])(
  'workflows hear which did not come, and that the other did',
  async (Body) => {
    const heard: unknown[] = []
    const node = { isLive: true, emit: (...given: readonly unknown[]) => void heard.push(given) } as unknown as NodeHandle
    show(<NodeContext value={node}>{drawing(Body)}</NodeContext>)
    await expect
      .poll(() => heard)
      .toEqual([
        ['error', { url: NONE }],
        ['load', { url: OTHER }],
      ])
  },
)

test('so they do of one that was replaced before the page was alive', async () => {
  const heard: unknown[] = []
  const node = { isLive: true, emit: (...given: readonly unknown[]) => void heard.push(given) } as unknown as NodeHandle
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = `<img id="a" fetchpriority="high" data-placeholder="${OTHER}" src="${OTHER}" alt="A loaf">`
  await picture()?.decode()
  root = hydrateRoot(place, <NodeContext value={node}>{drawing(ImageToldInstead)}</NodeContext>)
  await expect
    .poll(() => heard)
    .toEqual([
      ['error', { url: NONE }],
      ['load', { url: OTHER }],
    ])
})

test('only a picture with another has such a body, and is drawn again when its address is another', () => {
  const { body, direct } = imageDefinition
  const bodyOf = (props: object, isOver = false) => body?.(props as never, () => isOver)
  expect([bodyOf({}), bodyOf({ fallbackUrl: '' }), bodyOf({ fallbackUrl: PIXEL }), bodyOf({ fallbackUrl: PIXEL }, true)]).toEqual(
    [undefined, undefined, 'instead', 'overlaid.instead'],
  )
  const surroundings = { isLink: false, attributes: [], isSet: () => false }
  expect(direct({ fallbackUrl: PIXEL }, surroundings)).toEqual({ alt: 'attribute:alt' })
})
