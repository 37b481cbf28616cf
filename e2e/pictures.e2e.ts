import type { Page } from '@playwright/test'
import type { DocumentRecord } from '@heddle/document'
import sharp from 'sharp'
import { placePieces } from '../catalogue/templates/src/lib/piece.ts'
import { OWNER } from './builder.ts'
import { expect, test, type Heddle } from './heddle.ts'
import { idOf, type Home } from './push-records.ts'
import { makeProject, publishPushed, push } from './pushed-project.ts'
import { leave, visit } from './visitor.ts'

// It begins with nobody's account: it signs up.
test.use({ hasOwnServer: true })

const WIDTH = 2400

/** A page with one photograph as wide as the page, and one of 240 pixels. */
const photoRecords =
  (file: string, size: number) =>
  ({ homePageId, language }: Home): readonly DocumentRecord[] => {
    let made = 0
    const newId = () => idOf(`photo ${made++}`)
    const asset = newId()
    const draw = (alt: string, width: string, loading: string) => ({
      element: 'image',
      props: { url: `asset:${asset}`, loading },
      texts: { alt },
      styles: { default: { width } },
    })
    return [
      {
        id: asset,
        kind: 'asset',
        name: 'a.jpg',
        folder: '',
        index: 'a0',
        file,
        mime: 'image/jpeg',
        size,
        width: WIDTH,
        height: WIDTH / 2,
      },
      ...placePieces([{ element: 'section', children: [draw('Wide', '100%', 'lazy'), draw('Small', '240px', 'eager')] }], {
        parentId: homePageId,
        slot: 'sections',
        language,
        newId,
      }),
    ]
  }

async function publishPhotos(page: Page, heddle: Heddle): Promise<string> {
  const context = page.context()
  const headers = { origin: heddle.url }
  await context.request.post(`${heddle.url}/api/sign-up`, { data: OWNER, headers })
  const { id, slug } = await makeProject(context, heddle, 'Photos')
  const buffer = await sharp({ create: { width: WIDTH, height: WIDTH / 2, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const multipart = { file: { name: 'a.jpg', mimeType: 'image/jpeg', buffer } }
  const uploaded = await context.request.post(`${heddle.url}/api/projects/${id}/assets`, { multipart, headers })
  const { file } = (await uploaded.json()) as { readonly file: string }
  await push(context, heddle, id, photoRecords(file, buffer.length))
  await publishPushed(context, heddle, id)
  return heddle.siteUrl(slug)
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
