import type { Page } from '@playwright/test'
import type { DocumentRecord } from '@heddle/document'
import sharp from 'sharp'
import { placePieces, type Piece } from '../catalogue/templates/src/lib/piece.ts'
import { OWNER } from './builder.ts'
import { expect, test, type Heddle } from './heddle.ts'
import { idOf, type Home } from './push-records.ts'
import { makeProject, publishPushed, push } from './pushed-project.ts'
import { leave, visit } from './visitor.ts'

// It begins with nobody's account: it signs up.
test.use({ hasOwnServer: true })

const WIDTH = 2400

interface Upload {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
  /** What is known of it as a picture. */
  readonly look?: { readonly width: number; readonly height: number }
}

/** A page that shows an upload, by the reference to it. */
async function publishUpload(
  page: Page,
  heddle: Heddle,
  { look, ...upload }: Upload,
  show: (reference: string) => readonly Piece[],
): Promise<string> {
  const context = page.context()
  const headers = { origin: heddle.url }
  await context.request.post(`${heddle.url}/api/sign-up`, { data: OWNER, headers })
  const { id, slug } = await makeProject(context, heddle, upload.name)
  const uploaded = await context.request.post(`${heddle.url}/api/projects/${id}/assets`, {
    multipart: { file: upload },
    headers,
  })
  const { file } = (await uploaded.json()) as { readonly file: string }
  await push(context, heddle, id, ({ homePageId, language }: Home): readonly DocumentRecord[] => {
    let made = 0
    const newId = () => idOf(`upload ${made++}`)
    const asset = newId()
    const { name, mimeType: mime, buffer } = upload
    return [
      { id: asset, kind: 'asset', name, folder: '', index: 'a0', file, mime, size: buffer.length, ...look },
      ...placePieces([{ element: 'section', children: show(`asset:${asset}`) }], {
        parentId: homePageId,
        slot: 'sections',
        language,
        newId,
      }),
    ]
  })
  await publishPushed(context, heddle, id)
  return heddle.siteUrl(slug)
}

/** A page with one photograph as wide as the page, and one of 240 pixels. */
async function publishPhotos(page: Page, heddle: Heddle): Promise<string> {
  const look = { width: WIDTH, height: WIDTH / 2 }
  const buffer = await sharp({ create: { ...look, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  return publishUpload(page, heddle, { name: 'a.jpg', mimeType: 'image/jpeg', buffer, look }, (url) => {
    const draw = (alt: string, width: string, loading: string): Piece => ({
      element: 'image',
      props: { url, loading },
      texts: { alt },
      styles: { default: { width } },
    })
    return [draw('Wide', '100%', 'lazy'), draw('Small', '240px', 'eager')]
  })
}

test('a published picture is loaded as wide as it is shown', async ({ page, heddle, browser }) => {
  const url = await publishPhotos(page, heddle)
  for (const [width, expected] of [
    [390, ['640', '320']],
    [1440, ['1920', '320']],
  ] as const) {
    const visitor = await visit(browser, { viewport: { width, height: 800 } })
    await visitor.page.goto(url)
    const loaded = async (alt: string) =>
      visitor.page.getByRole('img', { name: alt }).evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        return new URL(image.currentSrc).searchParams.get('w')
      })
    expect([await loaded('Wide'), await loaded('Small')]).toEqual(expected)
    expect(await visitor.page.getByRole('img', { name: 'Small' }).boundingBox()).toMatchObject({ width: 240, height: 120 })
    expect(visitor.errors).toEqual([])
    await leave(visitor)
  }
})

test('a picture that is not to be had is shown as another, on a page without a script file', async ({
  page,
  heddle,
  browser,
}) => {
  const buffer = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const upload = { name: 'other.png', mimeType: 'image/png', buffer, look: { width: 40, height: 20 } }
  const url = await publishUpload(page, heddle, upload, (fallbackUrl) => [
    {
      element: 'image',
      props: { url: `${heddle.url}/no-such-picture.png`, fallbackUrl, loading: 'eager' },
      texts: { alt: 'A loaf' },
    },
  ])
  const visitor = await visit(browser)
  await visitor.page.goto(url)
  const picture = visitor.page.getByRole('img', { name: 'A loaf' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40)
  expect(await visitor.page.locator('script[src]').count()).toBe(0)
  await leave(visitor)
})

test('the drawing of a map is asked for before any script is there, and once; its styles disturb no policy', async ({
  page,
  heddle,
  browser,
}) => {
  // Its styles would be refused by the page's policy, and said to be.
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!-- Districts --><style>.land{opacity:.5}</style>' +
    '<path id="north" class="land" style="stroke:red" d="M0 0H9V9H0Z"/></svg>'
  const upload = { name: 'districts.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) }
  const url = await publishUpload(page, heddle, upload, (svgFile) => [
    { element: 'svg-map', props: { svgFile }, styles: { default: { width: '100%', height: '300px' } } },
  ])
  const visitor = await visit(browser)
  const asked: string[] = []
  visitor.page.on('request', (one) => {
    if (one.url().includes('.svg')) asked.push(one.resourceType())
  })
  const drawn = visitor.page.waitForResponse((answer) => answer.url().includes('.svg'))
  // No script comes before the drawing does: a map that was only asked for by one would never be.
  await visitor.page.route('**/chunks/**', async (route) => {
    await drawn
    await route.continue()
  })
  await visitor.page.goto(url)
  const north = visitor.page.getByRole('button', { name: 'north' })
  await expect(north).toBeVisible()
  await expect(north).toHaveCSS('opacity', '0.5')
  expect(asked).toHaveLength(1)
  expect(visitor.errors).toEqual([])
  await leave(visitor)
})
