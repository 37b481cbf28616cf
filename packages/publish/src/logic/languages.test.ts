import { expect, test } from 'vitest'
import { chunks, pageShowing, publishHome } from '../testing/logic.ts'

const DATES = {
  ...chunks,
  functionGroups: { ...chunks.functionGroups, formatDate: 'date', toDateIso: 'date' },
  localized: { formatDate: 2, toDateIso: -1 },
  languages: { en: 'en.js', ru: 'ru.js', de: 'de.js', '*': 'all.js' },
}

/** Languages that a page in Russian names when a text of it shows a formula. */
async function languagesOf(code: string): Promise<readonly string[]> {
  const { page, preloads } = await publishHome(pageShowing(code), { chunks: DATES })
  const files = Object.values(page.page.uses?.languages ?? {})
  expect(preloads).toEqual(expect.arrayContaining([...files]))
  return files
}

test.each([
  ["formatDate('2024-05-10', 'D MMMM')", ['ru.js']],
  ["formatDate('2024-05-10', 'D MMMM', '')", ['ru.js']],
  ["toDateIso('10 мая', 'D MMMM')", ['ru.js']],
  ["formatDate('2024-05-10', 'D MMMM', 'de-AT')", ['de.js']],
  ["formatDate('2024-05-10', 'D MMMM', 'EN_gb')", ['en.js']],
  ["concatenate(formatDate('2024-05-10', 'D', 'de'), fx.formatDate('2024-05-10', 'D', 'ru'))", ['de.js', 'ru.js']],
])('publish-L14 %s names the language of the page or its own', async (code, files) => {
  expect(await languagesOf(code)).toEqual(files)
})

test.each([["formatDate('2024-05-10', 'D MMMM', 'en')"], ["formatDate('2024-05-10', 'D MMMM', 'xx')"], ['now()']])(
  'publish-L14 %s needs no language',
  async (code) => expect(await languagesOf(code)).toEqual([]),
)

test.each([
  ["formatDate('2024-05-10', 'D MMMM', page.lang)"],
  ["formatDate(...['2024-05-10', 'D MMMM', 'de'])"],
  ["concatenate(formatDate('2024-05-10', 'D', 'de'), formatDate('2024-05-10', 'D', lower('DE')))"],
])('publish-L14 %s may mean any language', async (code) => expect(await languagesOf(code)).toEqual(['all.js']))
