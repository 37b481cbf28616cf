import type { DocumentRecord } from '@heddle/document'
import { placePieces } from '../catalogue/templates/src/lib/piece.ts'
import { OWNER } from './builder.ts'
import { expect, test } from './heddle.ts'
import { idOf, type Home } from './push-records.ts'
import { publishPushed, pushedProject } from './pushed-project.ts'
import { leave, visit } from './visitor.ts'

// It begins with nobody's account: it signs up.
test.use({ hasOwnServer: true })

const breads = { type: 'f' as const, code: 'collections.breads' }

/** A list of 25 breads, ten on a page, with all that leads through it. */
function breadList({ homePageId, language }: Home): readonly DocumentRecord[] {
  let made = 0
  return [
    {
      id: idOf('breads'),
      kind: 'collection',
      name: 'breads',
      folder: '',
      index: 'a0',
      mode: 'static',
      type: 'collection',
      config: {},
      data: Array.from({ length: 25 }, (_, at) => ({ id: at + 1, name: `Bread ${at + 1}` })),
      limit: 10,
    },
    ...placePieces(
      [
        {
          element: 'section',
          children: [
            {
              element: 'text',
              texts: { text: { type: 'f', code: 'context.item.data.name' } },
              repeat: { over: breads, key: 'id' },
            },
            { element: 'page-size', props: { collection: breads } },
            { element: 'load-more', props: { collection: breads } },
            { element: 'paginator', props: { collection: breads } },
          ],
        },
      ],
      { parentId: homePageId, slot: 'sections', language, newId: () => idOf(`list ${made++}`) },
    ),
  ]
}

test('a list grows at a press and has pages of the size that a visitor chooses; all that leads through it agrees', async ({
  page,
  heddle,
  browser,
}) => {
  const context = page.context()
  await context.request.post(`${heddle.url}/api/sign-up`, { data: OWNER, headers: { origin: heddle.url } })
  const { id, slug } = await pushedProject(context, heddle, 'Breads', breadList)
  await publishPushed(context, heddle, id)

  const visitor = await visit(browser)
  await visitor.page.goto(heddle.siteUrl(slug))
  const rows = visitor.page.getByText(/^Bread \d+$/)
  const size = visitor.page.getByRole('combobox', { name: 'Items per page' })
  const pages = visitor.page.getByRole('navigation').getByRole('button', { name: /^\d+$/ })
  await expect(rows).toHaveCount(10)
  await expect(visitor.page.getByText('10 of 25')).toBeVisible()
  await expect(pages).toHaveText(['1', '2', '3'])

  const more = visitor.page.getByRole('button', { name: 'Load more' })
  await more.click()
  await expect(rows).toHaveCount(20)
  await expect(size).toHaveValue('20')
  await expect(pages).toHaveText(['1', '2'])
  await more.click()
  await expect(rows).toHaveCount(25)
  await expect(more).toHaveCount(0)

  await size.selectOption('10')
  await expect(rows).toHaveCount(10)
  await visitor.page.getByRole('button', { name: '3' }).click()
  await expect(rows).toHaveText(['Bread 21', 'Bread 22', 'Bread 23', 'Bread 24', 'Bread 25'])
  await size.selectOption('50')
  await expect(rows).toHaveCount(25)
  expect(visitor.errors).toEqual([])
  await leave(visitor)
})
