import { blankNode, blankPage, type DocumentRecord, type NodeRecord } from '@heddle/document'
import { canvas, openPanel, publish, signIn, waitForEditor, waitForSaved } from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { idOf } from './push-records.ts'
import { pushedProject } from './pushed-project.ts'
import { ask, leave, visit } from './visitor.ts'

const POST = idOf('post page')
const bind = (code: string) => ({ type: 'f' as const, code })

/** A page of posts that shows the parameter of its path, with a link to one of them on the home page. */
function blog(homePageId: string, language: string): readonly DocumentRecord[] {
  const node = (name: string, parentId: string, element: string, more: Partial<NodeRecord> = {}): NodeRecord => ({
    ...blankNode(idOf(name), element, { parentId, slot: element === 'section' ? 'sections' : 'children', index: 'a0' }),
    ...more,
  })
  const post = blankPage(POST, 'Post', 'blog/post-{{slug|first}}', 'a5', [language])
  return [
    { ...post, title: { [language]: bind("concatenate('Post ', pageParameters.slug)") } },
    node('links', homePageId, 'section'),
    node('link', idOf('links'), 'text', {
      props: { text: { [language]: 'The second post' } },
      link: { type: 'internal', pageId: POST, parameters: { slug: 'second' } },
    }),
    node('shown', POST, 'section'),
    node('name', idOf('shown'), 'text', {
      props: { text: { [language]: bind("concatenate('About ', pageParameters.slug)") } },
    }),
    node('in german', idOf('shown'), 'text', {
      props: { text: { [language]: 'Auf Deutsch' } },
      link: { type: 'internal', language: 'de' },
    }),
    node('keep', idOf('shown'), 'button', {
      props: { text: { [language]: 'Keep' } },
      attributes: { title: 'To your list' },
      place: { parentId: idOf('shown'), slot: 'children', index: 'a2' },
    }),
    node('loaf', idOf('shown'), 'select', {
      props: { options: { default: [{ label: 'Bread', value: 'b' }] }, accessibleLabel: { [language]: 'Loaf' } },
      place: { parentId: idOf('shown'), slot: 'children', index: 'a3' },
    }),
    {
      id: idOf('keeping'),
      kind: 'workflow',
      name: 'Keep',
      folder: '',
      index: 'a0',
      ownerId: idOf('keep'),
      trigger: 'click',
      parameters: [],
      firstAction: idOf('say kept'),
      actions: { [idOf('say kept')]: { type: 'show-toast', args: { text: 'Kept' } } },
    },
  ]
}

test('a page with a parameter speaks two languages: tried in the editor, drawn by the server for its address, adopted, and gone to', async ({
  page,
  heddle,
  browser,
}) => {
  const errors = collectErrors(page)
  await signIn(page.context(), heddle)
  const { id } = await pushedProject(page.context(), heddle, 'Blog', ({ homePageId, language }) => blog(homePageId, language))
  await page.goto(`${heddle.url}/projects/${id}`)
  await waitForEditor(page)

  await test.step('the parameter is tried with a value, which the canvas shows', async () => {
    await openPanel(page, 'Pages')
    await page.getByRole('button', { name: /^Open Post/ }).click()
    await expect(canvas(page).getByText('About first')).toBeVisible()
    await page.getByRole('textbox', { name: 'slug', exact: true }).fill('tried')
    await page.keyboard.press('Enter')
    await expect(canvas(page).getByText('About tried')).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('parameters.png') })
  })

  await test.step('a second language, the theme of the device, and a script of one’s own in the head', async () => {
    await openPanel(page, 'Languages')
    await page.getByRole('button', { name: 'Add a language' }).click()
    await page.getByRole('searchbox').fill('deutsch')
    await page
      .getByRole('menuitem', { name: /^German/ })
      .first()
      .click()
    await openPanel(page, 'Settings')
    await page.getByRole('radio', { name: 'Device' }).click({ force: true })
    await page.getByRole('textbox', { name: 'Code for the head' }).fill('<script>window.counted = true</script>')
    await page.keyboard.press('Control+Enter')
    await page.screenshot({ path: test.info().outputPath('settings.png') })
    await waitForSaved(page)
  })
  await test.step('what a press tells, a title and an option are written in the second language', async () => {
    await openPanel(page, 'Languages')
    await page.getByRole('button', { name: 'All texts, side by side' }).click()
    const table = [
      'key,de',
      `${idOf('keep')}/attributes/title,Auf deine Liste`,
      `${idOf('keeping')}/actions/${idOf('say kept')}/args/text,Gemerkt`,
      `${idOf('loaf')}/props/options/default/0/label,Brot`,
    ]
    await expect(page.getByText('Keep · Show toast · Text')).toBeVisible()
    await page
      .getByLabel('Bring in CSV')
      .and(page.locator('input'))
      .setInputFiles({ name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from(table.join('\n')) })
    await expect(page.getByText('3 texts brought in')).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('texts.png') })
    await page.getByRole('button', { name: 'Close the texts' }).click()
    await waitForSaved(page)
  })
  const url = await publish(page)
  expect(errors).toEqual([])

  await test.step('every address has its own HTML: texts, title, canonical address, languages', async () => {
    const at = new URL('blog/post-second', url).href
    await expect
      .poll(async () => String((await ask(at)).body))
      .toMatch(/<title>Post second<\/title>.*<link rel="canonical" href="[^"]*\/blog\/post-second">.*About second/)
    const german = String((await ask(new URL('de/blog/post-second', url).href)).body)
    expect(german).toContain('<html lang="de"')
    expect(german).toContain('hreflang="de"')
    expect((await ask(new URL('blog/second', url).href)).status).toBe(302)
  })

  const visitor = await visit(browser)
  const site = visitor.page
  await site.goto(new URL('blog/post-second', url).href)
  await expect(site.getByText('About second')).toBeVisible()
  await expect(site.getByRole('combobox', { name: 'Loaf' }).getByRole('option', { name: 'Bread' })).toBeAttached()
  expect(await site.evaluate(() => Reflect.get(window, 'counted'))).toBe(true)
  await site.goto(url)
  await site.getByRole('link', { name: 'The second post' }).click()
  await expect(site).toHaveURL(/\/blog\/post-second$/)
  await expect(site).toHaveTitle('Post second')
  await site.screenshot({ path: test.info().outputPath('post.png') })
  await site.getByRole('link', { name: 'Auf Deutsch' }).click()
  await expect(site).toHaveURL(/\/de\/blog\/post-second$/)
  await expect(site.locator('html')).toHaveAttribute('lang', 'de')
  await expect(site.getByText('About second')).toBeVisible()
  await expect(site.getByRole('combobox', { name: 'Loaf' }).getByRole('option', { name: 'Brot' })).toBeAttached()
  await site.getByTitle('Auf deine Liste').click()
  await expect(site.getByText('Gemerkt')).toBeVisible()
  expect(visitor.errors).toEqual([])
  await leave(visitor)
})
