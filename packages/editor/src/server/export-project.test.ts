import { expect, test } from 'vitest'
import { fetchProjectFile, lostText } from './export-project.ts'

const answer = (headers: Record<string, string>) => async () => new Response('the file', { headers })

test('a project comes as a file with its name, and with what the server has lost of it', async () => {
  const lost = { count: 12, names: ['Brot & Käse.png', 'menü.pdf'] }
  const file = await fetchProjectFile(
    answer({
      'content-disposition': 'attachment; filename="bakery.heddle.zip"',
      'heddle-lost-files': encodeURIComponent(JSON.stringify(lost)),
    }),
    'p1',
  )
  expect([file.name, await file.content.text(), file.lost]).toEqual(['bakery.heddle.zip', 'the file', lost])
  expect(lostText(file.lost)).toBe(
    'The file is saved, but the server has lost these uploads, and they are not in it: Brot & Käse.png, menü.pdf and 10 more. Upload them again.',
  )
})

test('a file that nothing is missing in tells of nothing', async () => {
  expect((await fetchProjectFile(answer({}), 'p1')).lost).toEqual({ count: 0, names: [] })
})
